import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatRupees } from '@dalan/contract/money/money';
import { SEARCH_MAX_LENGTH } from '@dalan/contract/text/lists';
import { api } from '../../../lib/api/api.ts';
import { formatPhone } from '../../../lib/format/phone.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { accountPaymentTexts as texts, accountsTexts } from '../accounts-texts.ts';
import { PersonList } from '../person-list.tsx';
import { ACCOUNTS_KEY } from '../use-accounts.ts';
import { usePaused } from '../../../lib/use-paused.ts';

const OFFERED = 8;

type Payer = { _id: string; name: string };

/** Who pays: the customers who owe, oldest open order first. */
export function ChoosePayer(props: { state: DialogState; onChoose: (payer: Payer) => void }) {
  const [typed, setTyped] = useState('');
  const q = usePaused(typed.trim());
  const { data, isError } = useQuery({
    queryKey: [ACCOUNTS_KEY, 'payers', q],
    queryFn: ({ signal }) =>
      api.call(
        'listAccounts',
        { query: { ...(q !== '' && { q }), pageSize: '25', sort: 'oldest' } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  const people = data?.accounts.filter(({ owes }) => owes > 0).slice(0, OFFERED);
  return (
    <DialogFrame {...props.state} title={texts.title} about={texts.whose} width={560}>
      <TextField
        id="payer"
        label={accountsTexts.search}
        helperText={texts.whoseHelp}
        fullWidth
        autoFocus
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: SEARCH_MAX_LENGTH } }}
      />
      <Box role="status" sx={{ mt: 3 }}>
        {isError && texts.failed}
        {people?.length === 0 && texts.noneFound}
      </Box>
      <PersonList
        label={texts.whose}
        people={people ?? []}
        about={({ phone, owes }) => `${formatPhone(phone)} · ${formatRupees(owes)}`}
        onChoose={props.onChoose}
      />
    </DialogFrame>
  );
}
