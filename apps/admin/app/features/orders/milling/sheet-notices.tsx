import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { MillingDoneAnswer } from '@dalan/contract/mill/batches';
import type { MillingSheet, NotOnPaper } from '@dalan/contract/mill/milling';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { dayInIndia } from '../../../lib/format/india-time.ts';
import { languageTexts } from '../../../lib/language/language-texts.ts';
import { formatDay } from '../format-due-day.ts';
import { labelsPath } from '../labels/labels-path.ts';
import { labelsLinkTexts } from '../labels/labels-link-texts.ts';
import { customerName } from '../order-texts.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { millingTexts as texts } from './milling-texts.ts';

type SheetNoticesProps = {
  sheet: MillingSheet;
  outcome: MillingDoneAnswer | undefined;
  onUndo: () => void;
};

/** Notices on the screen that are not on the paper. */
export function SheetNotices({ sheet, outcome, onUndo }: SheetNoticesProps) {
  const { day, due, days, orders, notOnSheet } = sheet;
  const changed = orders.filter(({ isChangedAfterPrint }) => isChangedAfterPrint).length;
  const today = dayInIndia(new Date());
  const late = days.filter((one) => one.day < today && one.day !== day);
  const lateOrders = late.reduce((sum, one) => sum + one.orders, 0);
  return (
    <Box sx={{ display: 'grid', gap: 3, mb: 4, '&:empty': { display: 'none' } }}>
      {outcome && <Outcome outcome={outcome} onUndo={onUndo} />}
      {changed > 0 && <Notice tone="error">{texts.changed(changed)}</Notice>}
      {lateOrders > 0 && due !== 'overdue' && (
        <Notice tone="error">
          {texts.lateDays(lateOrders)}{' '}
          {separated(
            late.map((one) => (
              <Link key={one.day} component={RouterLink} to={`?day=${one.day}`} sx={target}>
                {formatDay(one.day)} ({one.orders})
              </Link>
            )),
          )}
        </Notice>
      )}
      {notOnSheet.length > 0 && (
        <Notice tone="warning">
          {day === null
            ? texts.notOnSheet(notOnSheet.length)
            : texts.stillToConfirm(notOnSheet.length)}{' '}
          {separated(notOnSheet.map((order) => nameOf(order, day === null)))}.{' '}
          {day !== null && (
            <Link
              component={RouterLink}
              to={`${panelPaths.orders}?step=to-confirm&due=${day}`}
              sx={target}
            >
              {texts.showThem}
            </Link>
          )}
        </Notice>
      )}
    </Box>
  );
}

const SHOWN_AT_MOST = 200;

function Outcome({ outcome, onUndo }: { outcome: MillingDoneAnswer; onUndo: () => void }) {
  const { batches, moved, waiting } = outcome;
  const said = [
    // The answer has the newest first.
    batches.length > 0 &&
      texts.made(
        batches
          .map(({ number }) => number)
          .toReversed()
          .join(', '),
      ),
    moved.length > 0 && texts.isDone(moved.length),
    waiting.length > 0 && texts.stillWait(waiting.length),
  ];
  return (
    <Notice
      tone="success"
      actions={
        <>
          {batches.length > 0 && moved.length > 0 && (
            <Button
              variant="outlined"
              component={RouterLink}
              to={labelsPath({ batches: batches.map(({ _id }) => _id).join(',') })}
            >
              {labelsLinkTexts.title}
            </Button>
          )}
          {batches.length > 0 && (
            <Button variant="outlined" onClick={onUndo}>
              {texts.undo}
            </Button>
          )}
          {moved.length > 0 && (
            <Button
              variant="outlined"
              component={RouterLink}
              to={`${panelPaths.packingSlips}?ids=${moved.slice(0, SHOWN_AT_MOST).join(',')}`}
            >
              {texts.slips}
            </Button>
          )}
        </>
      }
    >
      {said.filter((text) => text !== false).join(' ')}
    </Notice>
  );
}

function nameOf({ _id, name, orderStatus }: NotOnPaper, withStatus: boolean): ReactNode {
  const who = orderStatus === null ? shortOrderId(_id) : customerName(name);
  return (
    <span key={_id}>
      {who}
      {withStatus &&
        ` (${orderStatus === null ? texts.notFound : languageTexts.status(orderStatus)})`}
    </span>
  );
}

function separated(parts: ReactNode[]): ReactNode[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [', ', part]));
}

/** The target is 44 high for thumbs, without making the line taller. */
const target = { display: 'inline-block', py: 2.5, my: -2.5 };
