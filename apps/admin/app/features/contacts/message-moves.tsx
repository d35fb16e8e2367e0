import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { messageClock, messageState } from '@dalan/contract/contact/complaints';
import type { MessageState } from '@dalan/contract/contact/complaints';
import type { ContactMessage } from '@dalan/contract/contact/contact';
import { ErrorAlert } from '../../ui/messages/error-alert.tsx';
import { Notice } from '../../ui/messages/notice.tsx';
import { clockText, contactMaster } from './contact-texts.ts';
import { useMessageMove } from './use-message-move.ts';

/** What staff can do with a message in each state; the usual next step comes first. */
const moves: Record<MessageState, readonly MessageState[]> = {
  open: ['acknowledged', 'settled'],
  acknowledged: ['settled', 'open'],
  settled: ['acknowledged'],
};

const { limits, moveTo } = contactMaster.texts;

type MessageMovesProps = { message: ContactMessage; onMoved: (message: ContactMessage) => void };

/** The clock of a message, with buttons that acknowledge or settle it. */
export function MessageMoves({ message, onMoved }: MessageMovesProps) {
  const { move, problem, isStale, isLocked } = useMessageMove(message, onMoved);
  const from = messageState(message);
  const clock = messageClock(message, new Date());
  const tone = from === 'settled' ? 'success' : clock?.isLate ? 'error' : 'warning';
  return (
    <Box sx={{ display: 'grid', gap: 3, mb: 4 }}>
      {problem !== undefined && <ErrorAlert>{problem}</ErrorAlert>}
      <Notice tone={tone} label={`Clock of ${message.ticket}`} role="region">
        <Box role="status" sx={{ fontWeight: 600 }}>
          {clockText(from, clock)}
        </Box>
        {limits[from]}
        {!isStale && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
            {moves[from].map((to, place) => (
              <Button
                key={to}
                variant={place === 0 && from !== 'settled' ? 'contained' : 'outlined'}
                disabled={isLocked}
                onClick={() => move({ from, to })}
              >
                {from === 'settled' ? moveTo.again : moveTo[to]}
              </Button>
            ))}
          </Box>
        )}
      </Notice>
    </Box>
  );
}
