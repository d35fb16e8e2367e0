import Box from '@mui/material/Box';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { CallDesk } from './call-desk.tsx';
import { LateSkeleton } from '../../ui/messages/late-skeleton.tsx';
import { FailedState } from '../../ui/list/failed-state.tsx';
import { texts } from './confirm-texts.ts';
import type { ChipOf } from './earlier-orders.tsx';
import { NothingToConfirm } from './nothing-to-confirm.tsx';
import { QueueStrip } from './queue-strip.tsx';
import { useConfirm } from './use-confirm.ts';
import { sheetLook } from '../../ui/layout/looks.ts';

/** Shows one order after the other, oldest first. Each is with one person at a time. */
export function ConfirmPage({ chipOf }: { chipOf: ChipOf }) {
  const desk = useConfirm();
  const { answer, round, hasFailed, next } = desk;
  const call = answer?.call;
  const later = answer?.comingBackAt.length ?? 0;
  return (
    <>
      <Box sx={head}>
        <PageTitle>{texts.title}</PageTitle>
        {call && (
          <>
            <Box component="span" sx={{ color: 'text.secondary', mr: 'auto' }}>
              {texts.oldestFirst}
            </Box>
            <QueueStrip done={round.confirmed + round.cancelled} left={answer.left} later={later} />
            <Box
              component="span"
              sx={{ color: 'text.secondary', flexBasis: { xs: '100%', sm: 'auto' } }}
            >
              {texts.left(answer.left, later)}
            </Box>
          </>
        )}
      </Box>
      {hasFailed && (
        <Box sx={sheetLook}>
          <FailedState {...texts.notLoaded} onRetry={next} />
        </Box>
      )}
      {answer === undefined && !hasFailed && <LateSkeleton height={520} />}
      {answer && call === null && <NothingToConfirm answer={answer} round={round} />}
      {answer && call && (
        <CallDesk key={call.order._id} desk={desk} answer={answer} call={call} chipOf={chipOf} />
      )}
    </>
  );
}

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 4, mb: 5 };
