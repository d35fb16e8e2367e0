import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SEARCH_MAX_LENGTH } from '@dalan/contract/text/lists';
import { api } from '../../../lib/api/api.ts';
import { formatPhone } from '../../../lib/format/phone.ts';
import { usePaused } from '../../../lib/use-paused.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { accountsTexts, limitTexts as texts } from '../accounts-texts.ts';
import { PersonList } from '../person-list.tsx';

const OFFERED = 8;
const SHORTEST = 2;

type LetOweDialogProps = { state: DialogState; onChoose: (customerId: string) => void };

/** Finds the customer by name or number. The form of their account follows. */
export function LetOweDialog({ state, onChoose }: LetOweDialogProps) {
  const [typed, setTyped] = useState('');
  const q = usePaused(typed.trim());
  const isEnough = q.length >= SHORTEST;
  const { data, isError } = useQuery({
    queryKey: ['users', 'to let owe', q],
    queryFn: ({ signal }) => api.list('listUsers', { query: { q, pageSize: 25 } }, { signal }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  });
  const people = isEnough
    ? data?.rows.filter(({ role }) => role === 'user').slice(0, OFFERED)
    : undefined;
  return (
    <DialogFrame {...state} title={texts.newTitle} width={560}>
      <TextField
        id="let-owe"
        label={texts.find.label}
        helperText={texts.find.help}
        fullWidth
        autoFocus
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: SEARCH_MAX_LENGTH } }}
      />
      <Box role="status" sx={{ mt: 3 }}>
        {isError && texts.find.failed}
        {!isError && !isEnough && texts.find.start}
        {people?.length === 0 && texts.find.none}
      </Box>
      <PersonList
        label={accountsTexts.people}
        people={people ?? []}
        about={({ phone, address }) => [formatPhone(phone), address].filter(Boolean).join(' · ')}
        onChoose={({ _id }) => onChoose(_id)}
      />
    </DialogFrame>
  );
}
