import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { lineKey, nameWithGrind } from '@dalan/contract/catalog/grinds';
import { shortOrderId } from '@dalan/contract/orders/orders';
import type { MyRuns, RiderAction } from '@dalan/contract/mill/runs';
import { nameBeside } from '../../../lib/format/name-beside.ts';
import { formatKg } from '../../../lib/format/weight.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { Bands } from '../bands.tsx';
import { bagKey, canComeBackInPart, returnedLines } from './comes-back.rules.ts';
import { ContactActions } from './contact-actions.tsx';
import { DeliveredSheet } from './delivered-sheet.tsx';
import { NotEverything } from './not-everything.tsx';
import { NotDeliveredSheet } from './not-delivered-sheet.tsx';
import { saveAction } from '../phone/rider-phone.ts';
import { milledInWords, outcomeInWords, timeOf } from '../rider-format.ts';
import { bigButton, card, customerName, headTitle, leadText, mainCard } from '../rider-styles.ts';
import { messageTo } from '../rider-message.ts';
import { riderTexts } from '../rider-texts.ts';
import { AmountBar } from '../run-screen.tsx';
import { withoutBags } from '../run-view.ts';
import type { RunView, StopView } from '../run-view.ts';
import { StopAddress } from './stop-address.tsx';
import { runPath, stopPath } from '../stop-path.ts';
import { UndoBar } from '../undo-bar.tsx';
import { UpiCode } from './upi-code.tsx';
import { hairline, touchLink } from '../../../ui/layout/looks.ts';

type StopScreenProps = { view: RunView; stop: StopView; runs: MyRuns };
type What =
  | Omit<Extract<RiderAction, { do: 'delivered' }>, 'orderId' | 'tappedAt' | 'comesBack'>
  | Omit<Extract<RiderAction, { do: 'not delivered' }>, 'orderId' | 'tappedAt'>;

export function StopScreen({ view, stop, runs }: StopScreenProps) {
  const { run, stops } = view;
  const { order, position, outcome } = stop;
  const navigate = useNavigate();
  const toast = useToast();
  const [sheet, setSheet] = useState<'delivered' | 'not delivered'>();
  const [isSaving, setIsSaving] = useState(false);
  const [bagsBack, setBagsBack] = useState<string[]>([]);
  const isOpen = outcome === null && run.state === 'out';
  const back = order.items.filter((bag) => bagsBack.includes(bagKey(bag)));
  const rest = withoutBags(stop, back);
  const { toCollect, mayTake } = rest;
  const title = useRef<HTMLHeadingElement>(null);
  const isReadable = useIsReadable();
  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  async function save(what: What) {
    if (isSaving) return;
    setIsSaving(true);
    const action = {
      ...what,
      orderId: order._id,
      tappedAt: new Date().toISOString(),
      ...(what.do === 'delivered' && back.length > 0 && { comesBack: returnedLines(back) }),
    };
    try {
      await saveAction(run._id, stop, action);
    } catch {
      toast.fail(riderTexts.notSaved);
      setIsSaving(false);
      return;
    }
    const next = view.open.find((one) => one.order._id !== order._id);
    const path = next ? stopPath(run._id, next.order._id) : runPath(run._id);
    await navigate(path, { replace: true });
  }

  return (
    <Box sx={isReadable ? undefined : { pointerEvents: 'none' }}>
      <Box component="header" data-ground="basalt" sx={head}>
        <IconButton
          component={Link}
          to={runPath(run._id)}
          aria-label={riderTexts.back}
          sx={{ width: 48, height: 48 }}
        >
          <Icon name="left" size={24} />
        </IconButton>
        <Box component="h1" ref={title} tabIndex={-1} sx={headTitle}>
          {riderTexts.stop(position, stops.length)}
        </Box>
        <Box sx={{ color: colours.flour200, fontSize: 'small', pr: 3 }}>
          {shortOrderId(order._id)}
        </Box>
      </Box>
      <Bands />
      <Box component="main" sx={main}>
        <Box sx={mainCard}>
          <Box sx={{ px: 4, pt: 3, pb: 4 }}>
            <Box component="h2" sx={{ m: 0, ...customerName }}>
              {order.userId.name}
            </Box>
            <StopAddress stop={stop} />
          </Box>
          <ContactActions stop={stop} message={messageTo(stop, runs.openDays)} />
        </Box>
        <Bags stop={stop} namesMr={runs.namesMr ?? {}} />
        <Box sx={card}>
          {outcome === null ? (
            <>
              <AmountBar stop={rest}>
                {riderTexts.toCollect}
                <br />
                {riderTexts.loadBelow(formatKg(rest.kg), rest.bags)}
              </AmountBar>
              {mayTake > 0 && run.state === 'out' && (
                <Box sx={{ px: 4, py: 3 }}>
                  {riderTexts.payAllTheSame}
                  <br />
                  <MuiLink
                    component="button"
                    type="button"
                    onClick={() => setSheet('delivered')}
                    sx={{ ...touchLink, fontSize: 'body' }}
                  >
                    {riderTexts.takePayment}
                  </MuiLink>
                </Box>
              )}
              {toCollect > 0 && runs.upi && (
                <UpiCode upi={runs.upi} amount={toCollect} orderId={order._id} />
              )}
            </>
          ) : (
            <Box component="p" sx={{ ...leadText, m: 0, p: 4, fontWeight: 600 }}>
              {outcomeInWords(stop)}
              {stop.at !== null && `, ${timeOf(stop.at)}`}
            </Box>
          )}
        </Box>
        {isOpen && canComeBackInPart(order) && (
          <NotEverything
            stop={stop}
            back={back}
            toCollect={toCollect}
            onChange={(bags) => setBagsBack(bags.map(bagKey))}
          />
        )}
      </Box>
      {isOpen && (
        <Box sx={foot}>
          <Button variant="outlined" onClick={() => setSheet('not delivered')} sx={bigButton}>
            {riderTexts.notDelivered}
          </Button>
          <Button
            variant="contained"
            startIcon={<Icon name="check" />}
            disabled={isSaving || rest.bags === 0}
            onClick={() => {
              if (toCollect > 0) setSheet('delivered');
              else void save({ do: 'delivered', payments: [] });
            }}
            sx={bigButton}
          >
            {riderTexts.delivered}
          </Button>
        </Box>
      )}
      <DeliveredSheet
        isOpen={sheet === 'delivered'}
        toCollect={toCollect + mayTake}
        onClose={() => setSheet(undefined)}
        onSave={(payments) => void save({ do: 'delivered', payments })}
      />
      <NotDeliveredSheet
        isOpen={sheet === 'not delivered'}
        openDays={runs.openDays}
        onClose={() => setSheet(undefined)}
        onSave={(why) => void save({ do: 'not delivered', ...why })}
      />
      <UndoBar view={view} isAboveFoot />
    </Box>
  );
}

const READABLE_AFTER_MS = 500;

/** The next stop opens by itself, and the second tap of a double tap must not land on it. */
function useIsReadable(): boolean {
  const [isReadable, setIsReadable] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsReadable(true), READABLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isReadable;
}

type BagsProps = { stop: StopView; namesMr: Record<string, string> };

/** The bags, with the Marathi name that is also printed on them. */
function Bags({ stop, namesMr }: BagsProps) {
  return (
    <Box component="ul" sx={bagList}>
      {stop.order.items.map(({ productId, grind, quantityKg, batch }) => (
        <li key={lineKey({ productId: productId._id, grind: grind?.key })}>
          <Weight kg={quantityKg} />
          <span>
            {nameWithGrind(productId.name, grind, 'en')}{' '}
            {namesMr[productId._id] && (
              <span lang="mr">{nameBeside(namesMr[productId._id], grind)}</span>
            )}
            {batch && <small data-milled>{milledInWords(batch)}</small>}
          </span>
        </li>
      ))}
    </Box>
  );
}

/** The figure is large, its unit small: `2 kg`, `500 g`. */
function Weight({ kg }: { kg: number }) {
  const [figure, unit] = formatKg(kg).split(' ');
  return (
    <b>
      {figure} <small>{unit}</small>
    </b>
  );
}

const head = {
  position: 'sticky',
  top: 0,
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 56,
  pl: 1,
  backgroundColor: colours.basalt900,
  color: colours.flour0,
} as const;

const main = { px: 3, pb: '116px', maxWidth: 640, mx: 'auto' };

const bagList = {
  ...card,
  listStyle: 'none',
  p: 0,
  mb: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '64px 1fr',
    alignItems: 'baseline',
    px: 4,
    py: 2.5,
    borderBottom: hairline,
    ...leadText,
    '&:last-child': { borderBottom: 0 },
  },
  '& b': { fontSize: 'page', fontWeight: 600, lineHeight: 1.2 },
  '& small': { fontSize: 'small' },
  '& [data-milled]': { display: 'block', lineHeight: 1.4, color: colours.basalt700 },
  '& [lang]': { display: 'block', lineHeight: 1.4, color: colours.basalt700 },
} as const;

const foot = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 6,
  display: 'grid',
  gridTemplateColumns: '1fr 1.35fr',
  gap: 2.5,
  p: 3,
  pb: 4,
  backgroundColor: colours.flour0,
  borderTop: `3px solid ${colours.basalt900}`,
} as const;
