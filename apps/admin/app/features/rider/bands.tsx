import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { langOf } from '../../lib/language/spoken.ts';
import { logInPath } from '../../lib/session/return-path.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { dismissRefusal, useRiderPhone, waitingOf } from './phone/rider-phone.ts';
import type { WaitingAction } from './phone/phone-store.ts';
import { actionInWords } from '../../lib/format/rider-action.ts';
import { outcomeInWords, timeOf } from './rider-format.ts';
import { button48, card, small, strongText } from './rider-styles.ts';
import { riderTexts } from './rider-texts.ts';
import type { RunView } from './run-view.ts';
import { useIsOffline } from './use-is-offline.ts';
import { hairline } from '../../ui/layout/looks.ts';

/**
 * Says why actions are still on the phone and what the mill refused. Screen readers announce
 * changes.
 */
export function Bands() {
  const { actions, othersCount, isCutOff, mustLogIn, isSomebodyElse } = useRiderPhone();
  const isOffline = useIsOffline();
  const waiting = waitingOf({ actions }).length;
  const refused = actions.filter(({ refusal }) => refusal !== undefined);
  const aside = waitingOf({ actions }).filter((action) => action.aside !== undefined);
  return (
    <>
      <div role="status">
        {isSomebodyElse && (
          <Box sx={band}>
            <Icon name="lock" size={24} />
            <p>
              <b>{riderTexts.somebodyElse}</b> {riderTexts.somebodyElseKept(waiting)}
            </p>
          </Box>
        )}
        {othersCount > 0 && (
          <Box sx={band}>
            <Icon name="clock" size={24} />
            <p>
              <b>{riderTexts.others(othersCount)}</b> {riderTexts.othersKept}
            </p>
          </Box>
        )}
        {mustLogIn && (
          <Box sx={band}>
            <Icon name="lock" size={24} />
            <p>
              <b>{riderTexts.logInToSend}</b> {riderTexts.logInKept(waiting)}
            </p>
            <Button
              variant="outlined"
              component={Link}
              to={logInPath({ pathname: panelPaths.rider, search: '' })}
              sx={{ gridColumn: 2, justifySelf: 'start', ...button48 }}
            >
              {riderTexts.logIn}
            </Button>
          </Box>
        )}
        {!mustLogIn && !isSomebodyElse && (isOffline || isCutOff) && (
          <Box sx={band}>
            <Icon name="offline" size={24} />
            <p>
              <b>{waiting === 0 ? riderTexts.noNetworkEmpty : riderTexts.noNetwork(waiting)}</b>{' '}
              {waiting === 0 ? riderTexts.lastKnown : riderTexts.carryOn}
            </p>
          </Box>
        )}
      </div>
      <div role="alert">
        {refused.map((action) => (
          <RefusedBand key={action.seq} action={action} />
        ))}
        {aside.map((action) => (
          <AsideBand key={action.seq} action={action} />
        ))}
      </div>
    </>
  );
}

/**
 * The band stays until the rider has read it, because money or bags have to be settled at the mill.
 */
function RefusedBand({ action }: { action: WaitingAction }) {
  const { position, name } = action.stop;
  return (
    <Box sx={{ ...band, ...refusedBand }}>
      <Icon name="alert" size={24} />
      <p>
        <b>{riderTexts.refused(position, name)}</b>{' '}
        <span lang={langOf(action.refusal ?? '')}>{action.refusal}</span>
      </p>
      <Button
        variant="outlined"
        onClick={() => void dismissRefusal(action.seq)}
        sx={{ gridColumn: 2, justifySelf: 'start', mt: 1, ...button48 }}
      >
        {riderTexts.understood}
      </Button>
    </Box>
  );
}

/** The band stays until the mill has recorded the action, because the rider carries the money. */
function AsideBand({ action: { stop, action, aside } }: { action: WaitingAction }) {
  return (
    <Box sx={{ ...band, ...refusedBand }}>
      <Icon name="alert" size={24} />
      <p>
        <b>{riderTexts.aside(stop.position, stop.name)}</b> {actionInWords(action)},{' '}
        {timeOf(action.tappedAt)}. {aside?.isReported ? riderTexts.asideTold : riderTexts.asideTell}
      </p>
    </Box>
  );
}

/** Lists the actions that wait on the phone, in the order of the taps. */
export function WaitingList({ view }: { view: RunView }) {
  const waiting = view.stops
    .filter((stop) => stop.waiting !== undefined)
    .sort((a, b) => (a.waiting?.seq ?? 0) - (b.waiting?.seq ?? 0));
  if (waiting.length === 0) return null;
  return (
    <Box component="ul" aria-label={riderTexts.waiting(waiting.length)} sx={waitingList}>
      {waiting.map((stop) => (
        <li key={stop.order._id}>
          <Icon name={stop.outcome === 'delivered' ? 'check' : 'back'} />
          <span>
            <Box component="b" sx={{ ...strongText, display: 'block' }}>
              {stop.position} {stop.order.userId.name}
            </Box>
            <Box component="span" sx={small}>
              {outcomeInWords(stop)}
              {stop.at !== null && ` · ${timeOf(stop.at)}`}
            </Box>
          </span>
          <Icon name="clock" />
        </li>
      ))}
    </Box>
  );
}

const band = {
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  columnGap: 3,
  rowGap: 1,
  px: 4,
  py: 2.5,
  lineHeight: 1.35,
  backgroundColor: colours.haldiTint,
  borderBottom: `2px solid ${colours.haldiDark}`,
  color: colours.haldiDark,
  '& p': { m: 0, color: colours.basalt900 },
  '& p b': { display: 'block', fontSize: 'lead', fontWeight: 600 },
} as const;

const refusedBand = {
  backgroundColor: colours.kumkumTint,
  borderBottomColor: colours.kumkum,
  color: colours.kumkum,
};

const waitingList = {
  ...card,
  listStyle: 'none',
  p: 0,
  mb: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '28px 1fr auto',
    alignItems: 'center',
    gap: 2,
    px: 3,
    py: 2.5,
    lineHeight: 1.3,
    borderBottom: hairline,
    '&:last-child': { borderBottom: 0 },
  },
  '& li > svg:last-child': { color: colours.basalt500 },
} as const;
