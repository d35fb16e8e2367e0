import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { readCounterEntry } from '@dalan/contract/desk/counter';
import type { CounterFlour } from '@dalan/contract/desk/counter';
import { formatPaise } from '@dalan/contract/money/money';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { DiscardDialog } from '../../ui/dialog/discard-dialog.tsx';
import { RetryButton } from '../../ui/buttons/retry-button.tsx';
import { ErrorAlert } from '../../ui/messages/error-alert.tsx';
import { LateSkeleton } from '../../ui/messages/late-skeleton.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Sheet } from '../../ui/layout/sheet.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { strongLine } from '../../ui/layout/looks.ts';
import { colours } from '../../ui/theme/colours.ts';
import { useScreen } from '../../ui/use-screen.ts';
import { CounterHead } from './counter-tabs.tsx';
import { counterTexts as texts } from './counter-texts.ts';
import { currentLine, isOut, nextGrind } from './counter.rules.ts';
import { findFlours } from './find-flours.rules.ts';
import { KeptNotice } from './kept/kept-notice.tsx';
import { EntryField } from './sale/entry-field.tsx';
import { Scale } from './sale/scale.tsx';
import { Tiles } from './sale/tiles.tsx';
import { contentsOf, SlipPart } from './slip/slip.tsx';
import { billPathOf, labelsPathOf } from './sale-paths.ts';
import { useCounter } from './use-counter.ts';
import type { CounterState } from './use-counter.ts';

/** The parts of the page that a phone shows one at a time. */
type Part = 'tiles' | 'scale' | 'slip';

/** What, how much, pay: from left to right, or one after the other on a phone. */
export function CounterPage() {
  const state = useCounter();
  const { counter, slip, step, send, field } = state;
  const isPhone = useScreen() === 'phone';
  const [part, setPart] = useState<Part>('tiles');
  const entry = useEntry(state, () => setPart('scale'));
  useEffect(() => {
    if (!isPhone) field.current?.focus();
  }, [field, isPhone, counter.isSuccess]);
  const shown = slip.stage === 'sold' ? 'slip' : slip.lines.length === 0 ? 'tiles' : part;
  const isShown = (one: Part) => !isPhone || shown === one;
  return (
    <Box sx={{ pb: isPhone ? '104px' : 0 }}>
      {isShown('tiles') ? (
        <CounterHead current={panelPaths.counter} />
      ) : (
        <VisuallyHidden>
          <PageTitle>{texts.title}</PageTitle>
        </VisuallyHidden>
      )}
      <Box sx={{ display: 'grid', gap: 3, mb: 3, '&:empty': { display: 'none' } }}>
        <KeptNotice />
        {counter.isError && (
          <ErrorAlert
            action={<RetryButton variant="outlined" onRetry={() => void counter.refetch()} />}
          >
            {texts.failed}
          </ErrorAlert>
        )}
      </Box>
      {counter.isPending && <LateSkeleton height={420} />}
      {counter.data && (
        <Box sx={columns}>
          {isShown('tiles') && (
            <Sheet title={texts.flours} aside={<EntryField field={field} {...entry.field} />}>
              <Box role="status" sx={{ px: 4, pb: entry.hint === '' ? 0 : 2 }}>
                {entry.hint}
              </Box>
              <Tiles flours={entry.flours} slip={slip} onPress={entry.press} />
            </Sheet>
          )}
          {isShown('scale') && <Scale slip={slip} step={step} send={send} />}
          {isShown('slip') && <SlipPart state={state} />}
        </Box>
      )}
      {isPhone && slip.lines.length > 0 && shown !== 'slip' && (
        <PhoneFoot state={state} part={shown} onPart={setPart} />
      )}
      {isPhone && slip.stage === 'slip' && slip.lines.length > 0 && shown === 'slip' && (
        <Box sx={foot}>
          <Button variant="outlined" onClick={() => setPart('tiles')} sx={{ minHeight: 52 }}>
            {texts.pay.nextFlour}
          </Button>
        </Box>
      )}
      <DiscardDialog {...state.discardDialog} />
    </Box>
  );
}

/** The typed text narrows the tiles. Enter adds the first of them, with the typed weight. */
function useEntry(state: CounterState, onPressed: () => void) {
  const { flours: offered, slip, send, next } = state;
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const { name, amount } = readCounterEntry(typed);
  const flours = name === '' ? offered : findFlours(offered, name);
  const nextKey = () => crypto.randomUUID();
  function press(flour: CounterFlour): void {
    setTyped('');
    send({ type: 'tile', flour, nextKey: nextKey() });
    onPressed();
  }
  function enter(): void {
    if (typed.trim() === '') {
      if (slip.stage === 'sold') next();
      return;
    }
    const flour = name === '' ? undefined : flours.find((one) => !isOut(one));
    if (name !== '' && flour === undefined) return;
    setTyped('');
    if (amount !== undefined) send({ type: 'entry', flour, amount, nextKey: nextKey() });
    else if (flour !== undefined) send({ type: 'tile', flour, nextKey: nextKey() });
    onPressed();
  }
  function onKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') enter();
    else if (event.key === 'Tab' && !event.shiftKey && typed === '' && slip.stage === 'slip') {
      // After the last grind the key goes on as usual, so that nobody is caught in the field.
      const line = currentLine(slip);
      const grind = line && nextGrind(line);
      if (grind === undefined) return;
      send({ type: 'grind', grind });
    } else if (slip.stage === 'sold' && slip.sold?.order && typed === '') {
      const path = { p: billPathOf, l: labelsPathOf }[event.key.toLowerCase()];
      if (path === undefined) return;
      void navigate(path(slip.sold.order._id));
    } else return;
    event.preventDefault();
  }
  return {
    flours,
    press,
    hint: name !== '' && flours.length === 0 ? texts.noFlour(name) : '',
    field: { typed, onType: setTyped, onKey },
  };
}

type PhoneFootProps = { state: CounterState; part: Part; onPart: (part: Part) => void };

/** The foot of a phone always has the sum. */
function PhoneFoot({ state, part, onPart }: PhoneFootProps) {
  const amount = formatPaise(state.toPayPaise);
  if (part === 'scale') {
    return (
      <Box sx={{ ...foot, gridTemplateColumns: '1fr 1fr' }}>
        <Button variant="outlined" onClick={() => onPart('tiles')} sx={{ minHeight: 52 }}>
          {texts.pay.nextFlour}
        </Button>
        <Button variant="contained" onClick={() => onPart('slip')} sx={{ minHeight: 52 }}>
          {texts.pay.payAmount(amount)}
        </Button>
      </Box>
    );
  }
  return (
    <Box sx={{ ...foot, gridTemplateColumns: '1fr auto' }}>
      <Box sx={{ lineHeight: 1.25 }}>
        {contentsOf(state)}
        <Box sx={{ fontSize: 'title', fontWeight: 700 }}>{amount}</Box>
      </Box>
      <Button variant="contained" onClick={() => onPart('slip')} sx={{ minHeight: 52, px: 5 }}>
        {texts.pay.pay}
      </Button>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 1fr) 240px',
    lg: 'minmax(0, 1fr) 240px 336px',
  },
  gap: 4,
  alignItems: 'start',
};

const foot = {
  position: 'fixed',
  zIndex: 5,
  left: 0,
  right: 0,
  bottom: 0,
  display: 'grid',
  gap: 3,
  alignItems: 'center',
  px: 3,
  py: 3,
  backgroundColor: colours.flour0,
  borderTop: strongLine,
} as const;
