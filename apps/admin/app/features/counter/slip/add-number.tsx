import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isPhone, phoneDigits } from '@dalan/contract/contact/contact-details';
import { formatRupees } from '@dalan/contract/money/money';
import { freeOfLimit } from '@dalan/contract/on-account/accounts';
import { checkName } from '@dalan/contract/people/accounts';
import { api } from '../../../lib/api/api.ts';
import { counterTexts as texts } from '../counter-texts.ts';
import type { NamedCustomer } from '../counter.rules.ts';
import { namedOf } from '../named-of.ts';

type AddNumberProps = {
  customer: NamedCustomer | undefined;
  onDone: (customer: NamedCustomer | undefined) => void;
};

/** Finds the customer as soon as the tenth digit is typed. A new number needs a name. */
export function AddNumber({ customer, onDone }: AddNumberProps) {
  const [number, setNumber] = useState(customer?.contactNumber ?? '');
  const [name, setName] = useState('');
  const digits = isPhone(number) ? phoneDigits(number) : undefined;
  const found = useQuery({
    queryKey: ['counter', 'caller', digits],
    queryFn: ({ signal }) =>
      api.call('findCaller', { query: { number: digits ?? '' } }, { signal }),
    enabled: digits !== undefined,
    // What they owe changes with each sale, so nothing is kept of an earlier look.
    gcTime: 0,
  });
  const known = digits === undefined ? undefined : found.data?.customers[0];
  const isNew = digits !== undefined && found.isSuccess && known === undefined;
  const isReady = known !== undefined || (isNew && checkName(name) === undefined);
  return (
    <Box
      component="form"
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault();
        if (digits === undefined || !isReady) return;
        onDone(
          known === undefined
            ? { contactNumber: digits, name: name.trim() }
            : namedOf(digits, known),
        );
      }}
      sx={{ display: 'grid', gap: 3, mb: 3 }}
    >
      <TextField
        label={texts.number.phone}
        autoFocus
        fullWidth
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        helperText={helpOf()}
        slotProps={{ htmlInput: { inputMode: 'tel', maxLength: 20, autoComplete: 'off' } }}
      />
      {isNew && (
        <TextField
          label={texts.number.name}
          fullWidth
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
        />
      )}
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button type="submit" variant="contained" aria-disabled={!isReady} sx={{ minHeight: 44 }}>
          {texts.number.add}
        </Button>
        <Button onClick={() => onDone(undefined)} sx={{ minHeight: 44 }}>
          {texts.number.remove}
        </Button>
      </Box>
    </Box>
  );

  function helpOf(): string | undefined {
    if (known?.account !== undefined) {
      const free = texts.pay.free(formatRupees(freeOfLimit(known.account)));
      return `${texts.number.known(known.name)}. ${free}`;
    }
    if (known !== undefined) return texts.number.known(known.name);
    if (isNew) return texts.number.newOne;
    return found.isError ? texts.number.failed : undefined;
  }
}
