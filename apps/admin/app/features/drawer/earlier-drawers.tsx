import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ClosedDrawer } from '@dalan/contract/drawer/drawer';
import { firstNameOf } from '@dalan/contract/mill/runs';
import { formatRupees } from '@dalan/contract/money/money';
import { api } from '../../lib/api/api.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { cashTexts } from '../../lib/cash/cash-texts.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { dateAndTime, dayInIndia, formatNearDay } from '../../lib/format/india-time.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { hairline, plainList, sheetInset, spreadRow } from '../../ui/layout/looks.ts';
import { Sheet } from '../../ui/layout/sheet.tsx';
import { LateSkeleton } from '../../ui/messages/late-skeleton.tsx';
import { FailedState } from '../../ui/list/failed-state.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { drawerPageTexts as texts } from './drawer-texts.ts';
import { DRAWER_KEY, useEarlierDrawers } from './use-drawer.ts';

const SHOWN_AT_FIRST = 3;

/** The counts of earlier days with their differences, for the owner. */
export function EarlierDrawers() {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetching } = useEarlierDrawers();
  const [isAll, setIsAll] = useState(false);
  const drawers = data?.pages.flatMap((page) => page.drawers) ?? [];
  const hasMore = isAll ? hasNextPage : drawers.length > SHOWN_AT_FIRST || hasNextPage;
  return (
    <Sheet title={texts.earlier}>
      {!data && !isError && <LateSkeleton height={180} />}
      {!data && isError && <FailedState {...texts.failed} onRetry={() => void refetch()} />}
      {data && drawers.length === 0 && (
        <Box component="p" sx={{ ...sheetInset, m: 0, pb: 4, color: 'text.secondary' }}>
          {texts.noneEarlier}
        </Box>
      )}
      <Box component="ul" sx={list}>
        {drawers.slice(0, isAll ? undefined : SHOWN_AT_FIRST).map((drawer) => (
          <EarlierDrawer key={drawer._id} drawer={drawer} />
        ))}
      </Box>
      {hasMore && (
        <Box sx={{ ...sheetInset, py: 2, borderTop: hairline }}>
          <Button
            variant="text"
            disabled={isFetching}
            onClick={() => (isAll ? void fetchNextPage() : setIsAll(true))}
            sx={{ ml: -4 }}
          >
            {isAll ? texts.more : texts.all}
          </Button>
        </Box>
      )}
    </Sheet>
  );
}

function EarlierDrawer({ drawer }: { drawer: ClosedDrawer }) {
  const { closedAt, countedBy, counts, note, stays, takenOut, expected, counted, seenAt } = drawer;
  const difference = Math.round((counted - expected) * 100) / 100;
  const day = formatNearDay(dayInIndia(new Date(closedAt)));
  const about = [
    texts.countedBy(firstNameOf(countedBy), dateAndTime(closedAt).time),
    ...(counts > 1 ? [texts.countedTimes(counts)] : []),
    texts.stayed(formatRupees(stays), formatRupees(takenOut)),
  ];
  return (
    <li>
      <Box sx={spreadRow}>
        <span>{day}</span>
        <Box component="b" sx={{ color: difference === 0 ? colours.paan : colours.kumkum }}>
          {differenceInWords(difference)}
        </Box>
      </Box>
      <Box sx={small}>{about.join(', ')}</Box>
      {note !== '' && <Box sx={small}>{texts.quoted(note)}</Box>}
      {difference !== 0 &&
        (seenAt === null ? (
          <MarkSeen drawerId={drawer._id} day={day} />
        ) : (
          <Box sx={small}>{texts.seen}</Box>
        ))}
    </li>
  );
}

function differenceInWords(difference: number): string {
  if (difference === 0) return cashTexts.exact;
  const word = difference < 0 ? cashTexts.short : cashTexts.over;
  return `${word} ${formatRupees(Math.abs(difference))}`;
}

function MarkSeen({ drawerId, day }: { drawerId: string; day: string }) {
  const toast = useToast();
  const { submit, isLocked } = useSubmission({
    send: () => api.call('markDrawerSeen', { params: { id: drawerId } }),
    onDone: () => queryClient.invalidateQueries({ queryKey: [DRAWER_KEY] }),
    onFailed: () => toast.fail(texts.notSeen, toastDurationsMs.elsewhere),
  });
  return (
    <Button
      variant="outlined"
      aria-label={texts.markSeenOf(day)}
      aria-disabled={isLocked}
      onClick={() => submit(undefined)}
      sx={{ mt: 2, minHeight: 44 }}
    >
      {texts.markSeen}
    </Button>
  );
}

const list = {
  ...plainList,
  '& > li': { ...sheetInset, py: 3, overflowWrap: 'anywhere' },
  '& > li + li': { borderTop: hairline },
} as const;
const small = { mt: 0.5, color: 'text.secondary', fontSize: 'small', lineHeight: 1.35 };
