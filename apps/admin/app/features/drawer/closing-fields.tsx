import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { drawerLimits } from '@dalan/contract/drawer/drawer';
import type { DrawerClosing, DrawerCount } from '@dalan/contract/drawer/drawer';
import { formatRupees } from '@dalan/contract/money/money';
import { cashTexts } from '../../lib/cash/cash-texts.ts';
import { Difference } from '../../lib/cash/difference.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { drawerCountTexts as texts } from './drawer-texts.ts';
import { RupeeField } from '../../ui/form/rupee-field.tsx';
import { readRupees, takenOutOf } from '../../lib/cash/typed-rupees.rules.ts';

type Problems = { note?: string; stays?: string };

/** Note and what stays. They are kept while the drawer is counted again. */
export function useClosing(count: DrawerCount | undefined) {
  const [note, setNote] = useState('');
  const [stays, setStays] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const { expected = 0, counted = 0 } = count ?? {};
  return {
    note,
    setNote: (typed: string) => {
      setNote(typed);
      setProblems(({ note: _fixed, ...rest }) => rest);
    },
    stays,
    setStays: (typed: string) => {
      setStays(typed);
      setProblems(({ stays: _fixed, ...rest }) => rest);
    },
    problems,
    isTyped: note !== '' || stays !== '',
    takenOut: takenOutOf(counted, readRupees(stays)),
    /** Undefined if something is missing: then the field has the focus. */
    read(): Omit<DrawerClosing, 'countId'> | undefined {
      const words = note.replace(/\s+/g, ' ').trim();
      const rupees = readRupees(stays);
      const found: Problems = {
        ...(words === '' && expected !== counted && { note: cashTexts.noteRequired }),
        ...(rupees === undefined && { stays: texts.staysRequired }),
        ...((rupees ?? 0) > counted && { stays: texts.staysTooMuch(formatRupees(counted)) }),
      };
      setProblems(found);
      if (found.note) document.getElementById('drawer-note')?.focus();
      else if (found.stays) document.getElementById('drawer-stays')?.focus();
      const isWhole = found.note === undefined && found.stays === undefined;
      return isWhole && rupees !== undefined ? { note: words, stays: rupees } : undefined;
    },
  };
}

type ClosingFieldsProps = { count: DrawerCount; closing: ReturnType<typeof useClosing> };

export function ClosingFields({ count, closing }: ClosingFieldsProps) {
  const { note, setNote, stays, setStays, problems, takenOut } = closing;
  const differs = count.expected !== count.counted;
  return (
    <>
      <Difference expected={count.expected} counted={count.counted} />
      {(differs || note !== '') && (
        <TextField
          id="drawer-note"
          label={texts.note}
          required={differs}
          multiline
          minRows={2}
          fullWidth
          autoFocus
          value={note}
          error={problems.note !== undefined}
          helperText={problems.note && <FieldError text={problems.note} />}
          onChange={({ target }) => setNote(target.value)}
          slotProps={{ htmlInput: { maxLength: drawerLimits.noteMax } }}
          sx={{ mt: 4 }}
        />
      )}
      <Box sx={pair}>
        <RupeeField
          id="drawer-stays"
          label={texts.stays}
          value={stays}
          problem={problems.stays}
          autoFocus={!differs}
          onTyped={setStays}
        />
        <RupeeField
          id="drawer-taken-out"
          label={texts.takenOut}
          value={takenOut === undefined ? '' : formatRupees(takenOut).replace('₹', '')}
        />
      </Box>
    </>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
  gap: 4,
  mt: 4,
  alignItems: 'start',
};
