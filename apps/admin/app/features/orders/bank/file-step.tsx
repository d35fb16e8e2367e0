import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DragEvent } from 'react';
import type { BankDesk } from '@dalan/contract/bank/bank-rows';
import { formatDayHeading, formatDayRange, dateAndTime } from '../../../lib/format/india-time.ts';
import { langOf } from '../../../lib/language/spoken.ts';
import { FileButton } from '../../../ui/form/file-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { hairline, plainList, sheetInset, spreadRow } from '../../../ui/layout/looks.ts';
import { Sheet } from '../../../ui/layout/sheet.tsx';
import { ErrorAlert } from '../../../ui/messages/error-alert.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { bankTexts as texts } from './bank-texts.ts';
import type { FileFault } from './file/csv.rules.ts';

type FileStepProps = {
  desk: BankDesk | undefined;
  fault: FileFault | undefined;
  onChoose: (file: File) => void;
};

export function FileStep({ desk, fault, onChoose }: FileStepProps) {
  return (
    <>
      {fault !== undefined && (
        <Box sx={{ mb: 4 }}>
          <ErrorAlert scrollsIntoView>{texts.faults[fault]}</ErrorAlert>
        </Box>
      )}
      <Box sx={columns}>
        <DropArea onChoose={onChoose} />
        {desk && <ReadBefore imports={desk.imports} />}
      </Box>
    </>
  );
}

function DropArea({ onChoose }: Pick<FileStepProps, 'onChoose'>) {
  const [isOver, setIsOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={[area, isOver && { backgroundColor: colours.haldiTint }]}
    >
      <Icon name="document" size={48} />
      <Typography variant="h2" sx={{ mt: 3 }}>
        {texts.drop}
      </Typography>
      <Box sx={{ mt: 1, color: 'text.secondary' }}>{texts.stays}</Box>
      <Box sx={{ my: 4 }}>
        <FileButton
          label={texts.choose}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChoose={onChoose}
        />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: 'small' }}>{texts.onlyExcel}</Box>
    </Box>
  );
}

function ReadBefore({ imports }: Pick<BankDesk, 'imports'>) {
  return (
    <Sheet title={texts.readBefore}>
      {imports.length === 0 && (
        <Box sx={{ ...sheetInset, pb: 3, color: 'text.secondary' }}>{texts.nothingBefore}</Box>
      )}
      <Box component="ul" sx={plainList}>
        {imports.map(({ _id, at, by, from, to, recorded }) => (
          <Box component="li" key={_id} sx={line}>
            <Box sx={spreadRow}>
              <time dateTime={at}>
                {formatDayHeading(at)}, {dateAndTime(at).time}
              </time>
              <b>{texts.recorded(recorded)}</b>
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: 'small' }}>
              <span lang={langOf(by)}>{by}</span>. {formatDayRange(from, to)}
            </Box>
          </Box>
        ))}
      </Box>
    </Sheet>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 4fr)' },
  gap: 4,
  alignItems: 'start',
};
const area = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  px: { xs: 3, sm: 6 },
  py: { xs: 6, sm: 10 },
  border: `2px dashed ${colours.basalt500}`,
  backgroundColor: colours.flour0,
  textAlign: 'center',
} as const;
const line = { ...sheetInset, py: 2.5, '& + &': { borderTop: hairline } };
