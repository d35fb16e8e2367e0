import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { COUNTER_UPI_NOTE, likelyCash } from '@dalan/contract/desk/counter';
import {
  formatPaise,
  formatPromisedRupees,
  formatRupees,
  paiseToRupees,
  rupeesToPaise,
} from '@dalan/contract/money/money';
import { freeOfLimit } from '@dalan/contract/on-account/accounts';
import { paymentLimits } from '@dalan/contract/payments/payments';
import { upiLink } from '@dalan/contract/payments/upi';
import { BreakableAddress } from '../../../ui/breakable-address.tsx';
import { KeyHint } from '../../../ui/buttons/key-hint.tsx';
import { strongLine } from '../../../ui/layout/looks.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { qrPath } from '../../../ui/qr-path.ts';
import { colours } from '../../../ui/theme/colours.ts';
import { counterTexts as texts } from '../counter-texts.ts';
import { canPay, givenPaiseOf } from '../counter.rules.ts';
import type { CounterState } from '../use-counter.ts';
import { Change } from './change.tsx';
import { linkButton } from './chit.ts';

type PayProps = { state: CounterState };

const NOTES_OFFERED = 3;
const NOTES_TO_GIVE = 4;

/** The ways to pay. Cash finishes the sale at once: the note only decides the change. */
export function WaysToPay({ state }: PayProps) {
  const { slip, send, ways, toPayPaise, submission, pay, payOnAccount } = state;
  if (ways === undefined) return null;
  const { account } = slip.customer ?? {};
  const isOff = !canPay(slip) || submission.isLocked;
  const press = (givenPaise: number) => (event: React.MouseEvent) => {
    if (!isOff && !submission.isTooEarly(event.timeStamp)) pay('cash', givenPaise);
  };
  return (
    <Box role="group" aria-label={texts.pay.ways} sx={{ display: 'grid', gap: 2, mt: 3 }}>
      {ways.cash.off === undefined ? (
        <>
          <Button
            variant="contained"
            aria-busy={submission.isBusy}
            aria-disabled={isOff}
            startIcon={<Icon name="cash" size={18} />}
            onClick={press(toPayPaise)}
            sx={{ minHeight: 56 }}
          >
            {submission.isBusy ? texts.slip.selling : texts.pay.exact(formatPaise(toPayPaise))}
            <KeyHint>F2</KeyHint>
          </Button>
          <Box sx={notes}>
            {likelyCash(toPayPaise, NOTES_OFFERED).map((rupees) => (
              <button
                key={rupees}
                type="button"
                aria-disabled={isOff}
                onClick={press(rupeesToPaise(rupees))}
              >
                {formatPromisedRupees(rupees)}
              </button>
            ))}
            <button type="button" onClick={() => send({ type: 'stage', stage: 'cash' })}>
              {texts.pay.other}
            </button>
          </Box>
        </>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{ways.cash.off.reason}</Box>
      )}
      <Box sx={sideBySide}>
        {ways.UPI.off === undefined && (
          <Button
            variant="outlined"
            aria-disabled={isOff}
            onClick={() => {
              if (!isOff) send({ type: 'stage', stage: 'upi' });
            }}
          >
            {texts.pay.upi}
            <KeyHint>F4</KeyHint>
          </Button>
        )}
        {ways.account.off === undefined && (
          <Button
            variant="outlined"
            aria-disabled={isOff}
            onClick={(event) => {
              if (!isOff && !submission.isTooEarly(event.timeStamp)) payOnAccount();
            }}
          >
            {texts.pay.account}
            <KeyHint>F9</KeyHint>
          </Button>
        )}
      </Box>
      {[ways.UPI, ways.account].map(
        ({ off }) =>
          off && (
            <Box key={off.reason} sx={{ color: 'text.secondary' }}>
              {off.reason}
            </Box>
          ),
      )}
      {account && ways.account.off === undefined && (
        <Box sx={{ color: 'text.secondary' }}>
          {texts.pay.free(formatRupees(freeOfLimit(account)))}
        </Box>
      )}
    </Box>
  );
}

/** Another amount of cash, with the change in notes before the sale is done. */
export function PayCash({ state }: PayProps) {
  const { slip, send, toPayPaise, submission, pay } = state;
  const given = givenPaiseOf(slip.given, toPayPaise);
  const isTooLittle = slip.given !== '' && given === undefined;
  return (
    <Box
      component="form"
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault();
        if (given !== undefined && !submission.isLocked) pay('cash', given);
      }}
      sx={{ display: 'grid', gap: 3, mt: 3 }}
    >
      <TextField
        label={texts.pay.given}
        autoFocus
        fullWidth
        value={slip.given}
        error={isTooLittle}
        helperText={isTooLittle ? texts.pay.tooLittle(formatPaise(toPayPaise)) : undefined}
        onChange={({ target }) => send({ type: 'given', given: target.value })}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 9 } }}
      />
      <Box sx={notes}>
        {likelyCash(toPayPaise, NOTES_TO_GIVE).map((rupees) => (
          <button
            key={rupees}
            type="button"
            aria-pressed={given === rupeesToPaise(rupees)}
            onClick={() => send({ type: 'given', given: String(rupees) })}
          >
            {formatPromisedRupees(rupees)}
          </button>
        ))}
      </Box>
      {given !== undefined && <Change paise={given - toPayPaise} />}
      <Button
        type="submit"
        variant="contained"
        aria-busy={submission.isBusy}
        aria-disabled={given === undefined || submission.isLocked}
        startIcon={<Icon name="check" size={18} />}
        sx={{ minHeight: 56 }}
      >
        {submission.isBusy ? texts.slip.selling : texts.pay.done}
        <KeyHint>Enter</KeyHint>
      </Button>
      <Back state={state} />
    </Box>
  );
}

/** The code asks for exactly the amount of the slip. A person sees that the money is in. */
export function PayByUpi({ state }: PayProps) {
  const { counter, slip, send, toPayPaise, submission, pay } = state;
  const upi = counter.data?.upi ?? null;
  const link = useMemo(
    () =>
      upi &&
      upiLink({
        ...upi,
        amount: paiseToRupees(toPayPaise),
        orderId: slip.key,
        note: COUNTER_UPI_NOTE,
      }),
    [upi, toPayPaise, slip.key],
  );
  if (upi === null || link === null) return null;
  const { size, path } = qrPath(link);
  return (
    <Box
      component="form"
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault();
        if (!submission.isLocked) pay('UPI');
      }}
      sx={{ display: 'grid', gap: 3, mt: 3 }}
    >
      <Box sx={code}>
        <svg
          role="img"
          aria-label={texts.pay.code(formatPaise(toPayPaise))}
          shapeRendering="crispEdges"
          viewBox={`-3 -3 ${size + 6} ${size + 6}`}
        >
          <path d={path} />
        </svg>
        <BreakableAddress address={upi.upiId} />
      </Box>
      <TextField
        label={texts.pay.reference}
        autoFocus
        fullWidth
        value={slip.reference}
        onChange={({ target }) => send({ type: 'reference', reference: target.value })}
        slotProps={{ htmlInput: { maxLength: paymentLimits.referenceMax, inputMode: 'numeric' } }}
      />
      <Button
        type="submit"
        variant="contained"
        aria-busy={submission.isBusy}
        aria-disabled={submission.isLocked}
        startIcon={<Icon name="check" size={18} />}
        sx={{ minHeight: 56 }}
      >
        {submission.isBusy ? texts.slip.selling : texts.pay.isIn(formatPaise(toPayPaise))}
        <KeyHint>Enter</KeyHint>
      </Button>
      <Back state={state} />
    </Box>
  );
}

function Back({ state: { send, field } }: PayProps) {
  return (
    <Box
      component="button"
      type="button"
      onClick={() => {
        send({ type: 'stage', stage: 'slip' });
        field.current?.focus();
      }}
      sx={{ ...linkButton, justifySelf: 'center' }}
    >
      {texts.slip.back}
    </Box>
  );
}

const sideBySide = {
  display: 'flex',
  gap: 2,
  '& > *': { flex: 1, minHeight: 48, px: 2 },
} as const;

const notes = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 1.5,
  '& button': {
    minHeight: 44,
    px: 0,
    border: strongLine,
    backgroundColor: colours.flour0,
    color: 'inherit',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& [aria-pressed="true"]': { backgroundColor: colours.basalt900, color: colours.flour0 },
} as const;

const code = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1.5,
  textAlign: 'center',
  '& svg': { width: 232, height: 232, border: `1px solid ${colours.basalt900}` },
} as const;
