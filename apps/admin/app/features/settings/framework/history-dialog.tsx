import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SettingsVersion } from '@dalan/contract/settings/settings';
import { settingsTitles } from '@dalan/contract/settings/settings-titles';
import { formatMoment } from '../../../lib/format/india-time.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { changesInWords } from './fields.ts';
import { frameTexts, historyTexts } from './framework-texts.ts';
import { useSettingsHistory } from './settings-query.ts';
import type { AnyForm } from './use-settings-form.ts';
import { faintLine, plainList } from '../../../ui/layout/looks.ts';

type HistoryDialogProps = { form: AnyForm; state: DialogState };

/** Lists every version, newest first: who saved it, when, and what changed, in words. */
export function HistoryDialog({ form, state }: HistoryDialogProps) {
  const { data, isError } = useSettingsHistory(form.page);
  const versions = data?.data ?? [];
  return (
    <DialogFrame
      {...state}
      title={frameTexts.history}
      about={settingsTitles[form.page]}
      width={640}
      closeLabel="Close"
    >
      {data === undefined && (
        <Typography role="status">
          {isError ? historyTexts.notLoaded : historyTexts.loading}
        </Typography>
      )}
      <Box component="ol" reversed sx={plainList}>
        {versions.map((version, index) => (
          <Box component="li" key={version.version} sx={item}>
            <Box sx={line}>
              <b>{historyTexts.version(version.version)}</b>
              <span>{whoAndWhen(version)}</span>
            </Box>
            <Box component="ul" sx={changes}>
              {wordsOf(form, versions[index + 1], version).map((change) => (
                <li key={change}>{change}</li>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </DialogFrame>
  );
}

function whoAndWhen({ savedAt, savedBy }: SettingsVersion): string {
  if (savedAt === null) return historyTexts.first;
  return [formatMoment(savedAt), savedBy].filter((part) => part !== '').join(', ');
}

function wordsOf(
  { fieldsOf }: AnyForm,
  before: SettingsVersion | undefined,
  version: SettingsVersion,
): string[] {
  if (before === undefined) return [];
  const changed = changesInWords(fieldsOf, before.document, version.document);
  return changed.length === 0 ? [historyTexts.nothing] : changed;
}

const item = {
  py: 3,
  '&:first-of-type': { pt: 0 },
  '& + &': { borderTop: faintLine },
};

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 4,
  '& > span': { color: 'text.disabled' },
};

const changes = { ...plainList, mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' } as const;
