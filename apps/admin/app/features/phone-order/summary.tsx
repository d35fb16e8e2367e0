import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { formatPaise, formatRupees, rupeesToPaise } from '@dalan/contract/money/money';
import { freeOfLimit } from '@dalan/contract/on-account/accounts';
import { formatKg } from '@dalan/contract/money/weight';
import { formatDueDay } from '../../lib/format/due-days.ts';
import { ErrorAlert } from '../../ui/messages/error-alert.tsx';
import { Notice } from '../../ui/messages/notice.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { phoneOrderTexts as texts } from './phone-order-texts.ts';
import { keyOf, lineTotal, nameOf } from './phone-order.rules.ts';
import type { PhoneOrderState } from './use-phone-order.ts';
import { spreadRow, strongLine } from '../../ui/layout/looks.ts';
import { KeyHint } from '../../ui/buttons/key-hint.tsx';

/** The slip beside the form: the lines of the order and its cost. */
export function Summary({ order }: { order: PhoneOrderState }) {
  const { lines, sums, rule, dueOn, account } = order;
  const overPaise =
    account === undefined ? 0 : rupeesToPaise(sums.toPay) - rupeesToPaise(freeOfLimit(account));
  return (
    <Box component="aside" aria-label={texts.order} sx={chit}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {texts.order}
      </Typography>
      {lines.length === 0 && <Box sx={{ color: 'text.secondary' }}>{texts.empty}</Box>}
      {lines.map((line) => (
        <Row
          key={keyOf(line)}
          label={`${formatKg(line.kg)} ${nameOf(line)}`}
          amount={lineTotal(line)}
        />
      ))}
      <Box sx={{ my: 2, borderTop: `2px dotted ${colours.basalt300}` }} />
      <Row label={texts.total} amount={sums.total} />
      {rule !== null && lines.length > 0 && <Row label={sums.chargeLabel} amount={sums.charge} />}
      <Box sx={toPay}>
        <span>{account === undefined ? texts.toPay : texts.onAccount}</span>
        <span>{formatRupees(sums.toPay)}</span>
      </Box>
      {overPaise > 0 && (
        <Box sx={{ mb: 2 }}>
          <Notice tone="warning">{texts.overLimit(formatPaise(overPaise))}</Notice>
        </Box>
      )}
      {dueOn !== '' && (
        <Box sx={{ color: 'text.secondary' }}>
          {account === undefined ? texts.onDay(formatDueDay(dueOn)) : formatDueDay(dueOn)}
        </Box>
      )}
      <Agreed order={order} />
      <PlaceProblem order={order} />
      <PlaceButton order={order} hasKey />
    </Box>
  );
}

/** The bar at the foot of a phone. */
export function PlaceBar({ order }: { order: PhoneOrderState }) {
  const { sums, dueOn } = order;
  return (
    <Box sx={bar}>
      <Box sx={{ lineHeight: 1.25 }}>
        {dueOn !== '' && texts.kgOnDay(sums.kg, formatDueDay(dueOn))}
        <Box sx={{ fontSize: 'title', fontWeight: 700 }}>{formatRupees(sums.toPay)}</Box>
      </Box>
      <PlaceButton order={order} />
    </Box>
  );
}

export function PlaceProblem({ order: { problem } }: { order: PhoneOrderState }) {
  return problem && <ErrorAlert scrollsIntoView>{problem.text}</ErrorAlert>;
}

export function Agreed({ order }: { order: PhoneOrderState }) {
  return (
    <FormControlLabel
      label={texts.agreed}
      control={
        <Checkbox
          checked={order.isAgreed}
          onChange={(event) => order.setIsAgreed(event.target.checked)}
        />
      }
      sx={{ my: 1 }}
    />
  );
}

function Row({ label, amount }: { label: string; amount: number | undefined }) {
  return (
    <Box sx={row}>
      <span>{label}</span>
      <span>{amount === undefined ? '–' : formatRupees(amount)}</span>
    </Box>
  );
}

function PlaceButton({ order, hasKey = false }: { order: PhoneOrderState; hasKey?: boolean }) {
  const { submission, place } = order;
  return (
    <Button
      variant="contained"
      fullWidth
      aria-busy={submission.isBusy}
      aria-disabled={submission.isLocked}
      onClick={(event) => {
        if (!submission.isTooEarly(event.timeStamp)) place();
      }}
      sx={{ minHeight: 52, mt: hasKey ? 3 : 0 }}
    >
      {submission.isBusy ? texts.placing : texts.place}
      {hasKey && <KeyHint>Ctrl ↵</KeyHint>}
    </Button>
  );
}

const row = { ...spreadRow, py: 1.5, lineHeight: 1.35 };

const toPay = {
  ...row,
  mt: 2,
  pt: 2.5,
  borderTop: strongLine,
  fontSize: 'title',
  fontWeight: 700,
};

/** The edges look torn above and below, as on the slips of the mill. */
const edge = {
  content: '""',
  position: 'absolute',
  left: '-1px',
  right: '-1px',
  height: '8px',
  background: `radial-gradient(circle at 8px 0, transparent 6.5px, ${colours.basalt900} 6.5px 7.5px, ${colours.flour0} 8px) 0 0 / 16px 8px`,
} as const;

const chit = {
  position: 'relative',
  my: 2,
  px: 4,
  py: 5,
  backgroundColor: colours.flour0,
  border: `1px solid ${colours.basalt900}`,
  borderWidth: '0 1px',
  '&::before': { ...edge, top: '-8px' },
  '&::after': { ...edge, bottom: '-8px', transform: 'scaleY(-1)' },
} as const;

const bar = {
  position: 'fixed',
  zIndex: 5,
  left: 0,
  right: 0,
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: '1fr 1.2fr',
  alignItems: 'center',
  gap: 3,
  p: 3,
  pb: 4,
  pl: 4,
  color: colours.flour0,
  backgroundColor: colours.basalt900,
} as const;
