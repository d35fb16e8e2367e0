import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { colours } from '../../../ui/theme/colours.ts';
import { frameTexts } from './framework-texts.ts';
import type { SettingsForm } from './use-settings-form.ts';

type SettingsFootProps<Document extends object> = {
  form: SettingsForm<Document>;
  onDiscard: () => void;
};

/** The changes in words, with Discard and Save. Only there while something is not saved. */
export function SettingsFoot<Document extends object>(props: SettingsFootProps<Document>) {
  const { form, onDiscard } = props;
  const { changes, submission } = form;
  return (
    <Box sx={form.isDirty ? foot : undefined}>
      {form.isDirty && <GlobalStyles styles={roomForFoot} />}
      <Box role="status" sx={{ minWidth: 0, maxHeight: '30vh', overflowY: 'auto' }}>
        {form.isDirty && (
          <>
            <Box sx={{ fontWeight: 600 }}>{frameTexts.unsaved(Math.max(changes.length, 1))}</Box>
            <Box component="ul" aria-label={frameTexts.unsaved(changes.length)} sx={list}>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </Box>
            {form.isWrong && (
              <Box sx={{ color: 'error.main', fontWeight: 600 }}>
                {frameTexts.wrong(form.wrongCount)}
              </Box>
            )}
          </>
        )}
      </Box>
      {form.isDirty && (
        <Box sx={buttons}>
          <Button
            variant="outlined"
            aria-haspopup="dialog"
            disabled={submission.isBusy}
            onClick={onDiscard}
          >
            {frameTexts.discard}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={form.isWrong}
            aria-busy={submission.isBusy}
            aria-disabled={submission.isLocked}
            onClick={(event) => {
              if (submission.isTooEarly(event.timeStamp)) event.preventDefault();
            }}
          >
            {submission.isBusy ? frameTexts.saving : frameTexts.save}
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** Neither a toast nor a focused field lies under the foot. */
const roomForFoot = {
  body: { '--band': '160px' },
  html: { scrollPaddingBottom: '180px' },
};

const foot = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  justifyContent: 'space-between',
  columnGap: 5,
  rowGap: 3,
  mt: 5,
  mx: { xs: -3, sm: -4, md: -5 },
  mb: -5,
  px: { xs: 3, sm: 4, md: 5 },
  py: 3,
  backgroundColor: colours.flour0,
  borderTop: `3px solid ${colours.basalt900}`,
} as const;

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;

const buttons = {
  display: 'flex',
  gap: 3,
  flex: 'none',
  pb: '3px',
  '& > button': { flex: { xs: 1, sm: 'none' } },
};
