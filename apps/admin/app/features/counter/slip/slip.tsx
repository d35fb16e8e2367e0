import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { gramsToKg } from '@dalan/contract/money/weight';
import { formatKg } from '../../../lib/format/weight.ts';
import { formatPhone } from '../../../lib/format/phone.ts';
import { langOf } from '../../../lib/language/spoken.ts';
import { ErrorAlert } from '../../../ui/messages/error-alert.tsx';
import { spreadRow } from '../../../ui/layout/looks.ts';
import { counterTexts as texts } from '../counter-texts.ts';
import type { CounterState } from '../use-counter.ts';
import { AddNumber } from './add-number.tsx';
import { chit, linkButton, slipHead } from './chit.ts';
import { PayByUpi, PayCash, WaysToPay } from './pay.tsx';
import { SlipLines, SlipSum } from './slip-lines.tsx';
import { SoldSlip } from './sold-slip.tsx';

/** What was weighed, what it costs and how it is paid. */
export function SlipPart({ state }: { state: CounterState }) {
  const { slip, send, submission, isNaming, setNaming, ways } = state;
  if (slip.stage === 'sold' && slip.sold) {
    return <SoldSlip key={slip.key} sold={slip.sold} onNext={state.next} />;
  }
  const isPaying = slip.stage === 'cash' || slip.stage === 'upi';
  return (
    <Box component="section" aria-label={texts.slip.title} sx={chit}>
      <Box sx={slipHead}>
        <Typography variant="h3" component="h2">
          {texts.slip.title}
        </Typography>
        <Box
          component="button"
          type="button"
          aria-expanded={isNaming}
          onClick={() => setNaming(!isNaming)}
          sx={linkButton}
        >
          {slip.customer
            ? `${slip.customer.name}, ${formatPhone(slip.customer.contactNumber)}`
            : texts.slip.addNumber}
        </Box>
      </Box>
      {isNaming && <Box sx={{ mb: 2 }}>{ways?.account.asksWho && texts.pay.whoFirst}</Box>}
      {isNaming && (
        <AddNumber
          customer={slip.customer}
          onDone={(customer) => {
            send({ type: 'customer', customer });
            setNaming(false);
          }}
        />
      )}
      {slip.problem && (
        <ErrorAlert>
          <span lang={langOf(slip.problem.text)}>{slip.problem.text}</span>
        </ErrorAlert>
      )}
      {slip.lines.length === 0 ? (
        <Box sx={empty}>
          <b>{texts.slip.empty}</b>
          <br />
          {texts.slip.emptyHelp}
        </Box>
      ) : (
        <>
          {isPaying ? (
            <Box sx={{ ...spreadRow, alignItems: 'center' }}>
              {contentsOf(state)}
              <Box
                component="button"
                type="button"
                onClick={() => send({ type: 'stage', stage: 'slip' })}
                sx={linkButton}
              >
                {texts.slip.showLines}
              </Box>
            </Box>
          ) : (
            <SlipLines slip={slip} send={send} />
          )}
          <SlipSum slip={slip} />
          {slip.stage === 'slip' && <WaysToPay state={state} />}
          {slip.stage === 'cash' && <PayCash state={state} />}
          {slip.stage === 'upi' && <PayByUpi state={state} />}
        </>
      )}
      <Box role="status" sx={{ position: 'absolute', width: 0, overflow: 'hidden' }}>
        {submission.isBusy && texts.slip.selling}
      </Box>
    </Box>
  );
}

/** `2 flours, 1.5 kg`. */
export function contentsOf({ slip }: Pick<CounterState, 'slip'>): string {
  const flours = new Set(slip.lines.map(({ flour }) => flour._id)).size;
  const grams = slip.lines.reduce((sum, line) => sum + line.grams, 0);
  return texts.slip.contents(flours, formatKg(gramsToKg(grams)));
}

const empty = {
  py: 5,
  textAlign: 'center',
  color: 'text.secondary',
  lineHeight: 1.45,
} as const;
