import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { formatRupees } from '@dalan/contract/money/money';
import { formatKg } from '../../lib/format/weight.ts';
import { lineInList } from '../../lib/flours/flour-lines.rules.ts';
import { languageTexts } from '../../lib/language/language-texts.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { paidInWords, splitPincode, timeOf } from './rider-format.ts';
import { card, fold, small, strongText } from './rider-styles.ts';
import { riderTexts } from './rider-texts.ts';
import type { StopView } from './run-view.ts';
import { stopPath } from './stop-path.ts';
import { hairline, strongLine } from '../../ui/layout/looks.ts';

type StopRowsProps = {
  runId: string;
  stops: StopView[];
  /** True in the list of what to bring back: delivered stops then name their bags. */
  isBack?: boolean;
};

/** Stops still to do, or to bring back, each a link to its screen. */
export function StopRows({ runId, stops, isBack = false }: StopRowsProps) {
  return (
    <Box component="ul" sx={list}>
      {stops.map((stop) => (
        <li key={stop.order._id}>
          <ButtonBase component={Link} to={stopPath(runId, stop.order._id)} sx={row}>
            <Box
              component="span"
              data-outcome={isBack ? 'not delivered' : (stop.outcome ?? 'open')}
              sx={number}
            >
              {stop.outcome === null ? (
                stop.position
              ) : (
                <Icon name={isBack ? 'back' : iconOf(stop)} size={18} />
              )}
            </Box>
            <Box component="span" sx={{ minWidth: 0 }}>
              <Box
                component="span"
                sx={{ ...strongText, display: 'block', overflowWrap: 'anywhere' }}
              >
                {stop.order.userId.name}
              </Box>
              <Box component="span" sx={{ ...small, display: 'block' }}>
                {isBack && stop.outcome === 'delivered' ? bagNames(stop) : belowName(stop)}
              </Box>
            </Box>
            <Box component="span" sx={{ ...strongText, textAlign: 'right' }}>
              {!(isBack && stop.outcome === 'delivered') && amountOf(stop)}
            </Box>
            <Icon name="right" />
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

/** `2 kg Jowar Flour fine, 500 g Besan`. */
function bagNames({ bagsBack }: StopView): string {
  return bagsBack
    .map(({ quantityKg, productId, grind }) => lineInList(quantityKg, productId.name, grind))
    .join(', ');
}

function iconOf({ outcome }: StopView): 'check' | 'back' {
  return outcome === 'delivered' ? 'check' : 'back';
}

function belowName(stop: StopView): string {
  const { outcome, reason, at, kg, order } = stop;
  if (outcome === 'called off') return riderTexts.backToTheMill(riderTexts.calledOff);
  if (outcome === 'not delivered') return riderTexts.backToTheMill(languageTexts.reason(reason));
  if (outcome === 'delivered') return `${paidInWords(stop)}, ${at === null ? '' : timeOf(at)}`;
  const { pincode } = splitPincode(order.deliveryAddress, order.pincode);
  return [pincode, formatKg(kg)].filter(Boolean).join(' · ');
}

function amountOf({ outcome, cash, upi, toCollect, amountToPay, order }: StopView): string {
  if (outcome === 'delivered') return formatRupees(cash + upi > 0 ? cash + upi : amountToPay);
  if (toCollect > 0) return formatRupees(toCollect);
  return order.onAccount ? riderTexts.onAccount : riderTexts.paid;
}

type DoneStopsProps = { label: string; runId: string; stops: StopView[]; isOpenAtFirst?: boolean };

/** The rows are folded, so that the next stop stays in sight. */
export function DoneStops({ label, runId, stops, isOpenAtFirst = false }: DoneStopsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  if (stops.length === 0) return null;
  return (
    <>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ ...card, ...fold, ...(isOpen && { borderBottom: 0 }) }}
      >
        {label}
        <Icon name={isOpen ? 'up' : 'down'} />
      </ButtonBase>
      <Box id={id} hidden={!isOpen} sx={{ '& > ul': { mt: 0, borderTopWidth: 1 } }}>
        <StopRows runId={runId} stops={stops} />
      </Box>
    </>
  );
}

const list = { ...card, listStyle: 'none', p: 0, mb: 0 };

const row = {
  display: 'grid',
  gridTemplateColumns: '36px 1fr auto 20px',
  columnGap: 2,
  alignItems: 'center',
  textAlign: 'left',
  width: '100%',
  minHeight: 64,
  py: 2,
  pl: 3,
  pr: 2.5,
  borderBottom: hairline,
  'li:last-child > &': { borderBottom: 0 },
  '&.Mui-focusVisible': { outlineOffset: '-3px' },
} as const;

const number = {
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  fontSize: 'lead',
  fontWeight: 600,
  border: strongLine,
  "&[data-outcome='delivered']": {
    backgroundColor: colours.paan,
    borderColor: colours.paan,
    color: colours.flour0,
  },
  "&[data-outcome='not delivered'], &[data-outcome='called off']": {
    borderColor: colours.kumkum,
    color: colours.kumkum,
  },
} as const;
