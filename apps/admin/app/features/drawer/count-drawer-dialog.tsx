import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ApiError } from '@dalan/contract/client';
import type { DrawerClosing, DrawerCount, OpenDrawer } from '@dalan/contract/drawer/drawer';
import { formatRupees } from '@dalan/contract/money/money';
import { api } from '../../lib/api/api.ts';
import { NoteRows } from '../../lib/cash/note-rows.tsx';
import { isAnythingTyped, nothingTyped, readCount } from '../../lib/cash/typed-count.ts';
import type { TypedCount } from '../../lib/cash/typed-count.ts';
import { dayInIndia, formatNearDay } from '../../lib/format/india-time.ts';
import { useRowMutation } from '../../lib/lists/row-mutation.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { Notice } from '../../ui/messages/notice.tsx';
import { ClosingFields, useClosing } from './closing-fields.tsx';
import { CountSums } from './count-sums.tsx';
import { drawerCountTexts as texts } from './drawer-texts.ts';
import { RefusedNotice, useRefused } from './refused.tsx';
import { useCompare } from './use-compare.ts';
import { DRAWER_KEY } from './use-drawer.ts';

type CountDrawerProps = { drawer: OpenDrawer; state: DialogState };

/**
 * Counts, compares and closes. What is expected comes with the answer of Compare; a changed number
 * hides it again, because only what was compared can be closed.
 */
export function CountDrawerDialog({ drawer, state }: CountDrawerProps) {
  const [typed, setTyped] = useState(nothingTyped);
  const [count, setCount] = useState<DrawerCount>();
  const [moved, setMoved] = useState<string>();
  const closing = useClosing(count);
  const refused = useRefused();
  const compare = useCompare({
    onCompared: (answer) => {
      setMoved(undefined);
      setCount(answer);
    },
    onRefused: refused.take,
  });
  function takeRefusal(error: ApiError): boolean {
    if (error.answer?.code !== 'CASH_CHANGED') return refused.take(error);
    const expected = error.answer.details?.expected ?? 0;
    const more = Math.round((expected - (count?.expected ?? 0)) * 100) / 100;
    setMoved((more > 0 ? texts.cameIn : texts.wentOut)(formatRupees(Math.abs(more))));
    setCount(undefined);
    return true;
  }
  const close = useRowMutation<DrawerClosing>({
    send: (body) => api.call('closeDrawer', { body }),
    listKey: DRAWER_KEY,
    texts: { done: texts.closed, failed: texts.notClosed, gone: texts.gone },
    toastMs: toastDurationsMs.elsewhere,
    onDone: state.onClose,
    onRefused: takeRefusal,
  });
  function retype(next: TypedCount) {
    setTyped(next);
    setCount(undefined);
  }
  const { notes, coins } = readCount(typed);
  return (
    <DialogFrame
      {...state}
      title={texts.title}
      about={formatNearDay(dayInIndia(new Date()))}
      width={860}
      closeLabel={count ? 'none' : 'Later'}
      isDirty={isAnythingTyped(typed) || closing.isTyped}
      {...(count && {
        note: texts.fixes,
        action: (
          <Button variant="outlined" onClick={() => setCount(undefined)}>
            {texts.countAgain}
          </Button>
        ),
      })}
      submit={
        count
          ? {
              submission: close,
              label: texts.close,
              busyLabel: texts.closing,
              onSubmit: () => {
                const body = closing.read();
                if (body) close.submit({ ...body, countId: count._id });
              },
            }
          : {
              submission: compare,
              label: texts.compare,
              busyLabel: texts.comparing,
              onSubmit: () => compare.submit({ notes, coins }),
            }
      }
    >
      <RefusedNotice text={refused.text} />
      <Box sx={columns}>
        <NoteRows typed={typed} onTyped={retype} />
        <div>
          {moved && (
            <Box sx={{ mb: 3 }}>
              <Notice tone="warning" role="alert">
                {moved}
              </Notice>
            </Box>
          )}
          <CountSums float={drawer.float} count={count} />
          {count ? (
            <ClosingFields count={count} closing={closing} />
          ) : (
            <Box sx={{ mt: 3, color: 'text.secondary' }}>{texts.help}</Box>
          )}
        </div>
      </Box>
    </DialogFrame>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
  gap: 5,
  alignItems: 'start',
};
