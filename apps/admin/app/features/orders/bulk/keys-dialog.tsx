import Box from '@mui/material/Box';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { bulkTexts, keyTexts } from './bulk-texts.ts';

export function KeysDialog({ state }: { state: DialogState }) {
  return (
    <DialogFrame {...state} title={bulkTexts.keysTitle} width={400} closeLabel="Close" isOnlyText>
      <Box component="dl" sx={list}>
        {keyTexts.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </Box>
    </DialogFrame>
  );
}

const list = {
  m: 0,
  '& > div': { display: 'flex', gap: 4, py: 1.5 },
  '& dt': { width: 72 },
  '& dd': { m: 0 },
  '& kbd': {
    px: 2,
    border: `1px solid ${colours.basalt500}`,
    font: 'inherit',
    fontSize: 'note',
  },
};
