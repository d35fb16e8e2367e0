import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { SettingsVersion } from '@dalan/contract/settings/settings';
import { formatMoment } from '../../../lib/format/india-time.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { ConflictTable } from './conflict-table.tsx';
import { conflictTexts } from './framework-texts.ts';
import { differencesOf, mergeInto } from './merge.ts';
import type { Side } from './merge.ts';
import type { AnyForm } from './use-settings-form.ts';

type ConflictDialogProps = {
  form: AnyForm;
  conflict: SettingsVersion;
  state: DialogState;
};

/**
 * Opens if somebody else saved first. It shows each field as it was, as it is saved, and as it is
 * here, so that nothing is lost.
 */
export function ConflictDialog({ form, conflict, state }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const { fieldsOf, base, document } = form;
  // These stay while the dialog closes, when the form already has the next version.
  const [three] = useState({ was: base.document, saved: conflict.document, here: document });
  const differences = useMemo(() => differencesOf(fieldsOf, three), [fieldsOf, three]);
  const contested = differences.filter(({ isContested }) => isContested);
  const names = contested.map(({ field }) => field.label).join('; ');
  const { version, savedAt, savedBy } = conflict;
  return (
    <DialogFrame
      {...state}
      title={conflictTexts.title}
      about={`version ${version}, ${formatMoment(savedAt ?? '')}, by ${savedBy}`}
      width={760}
      closeLabel="none"
      action={
        <Button variant="outlined" onClick={form.takeSaved}>
          {conflictTexts.take(version)}
        </Button>
      }
      submit={{
        submission: form.submission,
        label: conflictTexts.save(version + 1),
        busyLabel: conflictTexts.save(version + 1),
        onSubmit: () => form.saveMerged(mergeInto(three.saved, differences, choices)),
      }}
    >
      <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {conflictTexts.notSavedYet}{' '}
        {contested.length > 0 ? conflictTexts.choose(names) : conflictTexts.noChoice}
      </Typography>
      <ConflictTable
        differences={differences}
        savedBy={savedBy}
        choices={choices}
        onChoose={(key, side) => setChoices({ ...choices, [key]: side })}
      />
      <Box sx={{ mt: 3, color: 'text.disabled' }}>{conflictTexts.keepsBoth}</Box>
    </DialogFrame>
  );
}
