import Box from '@mui/material/Box';
import { useState } from 'react';
import type { DrawerDesk } from '@dalan/contract/drawer/drawer';
import { firstNameOf } from '@dalan/contract/mill/runs';
import { formatRupees } from '@dalan/contract/money/money';
import { api } from '../../lib/api/api.ts';
import { dateAndTime, dayInIndia, formatNearDay } from '../../lib/format/india-time.ts';
import { useRowMutation } from '../../lib/lists/row-mutation.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { centredRow } from '../../ui/layout/looks.ts';
import { colours } from '../../ui/theme/colours.ts';
import { drawerDialogTexts as texts } from './drawer-texts.ts';
import { RefusedNotice, useRefused } from './refused.tsx';
import { RupeeField } from '../../ui/form/rupee-field.tsx';
import { readRupees } from '../../lib/cash/typed-rupees.rules.ts';
import { DRAWER_KEY } from './use-drawer.ts';

type OpenDrawerProps = { left: DrawerDesk['left']; state: DialogState };

/** What stayed yesterday is told and not filled in, so that somebody counts it. */
export function OpenDrawerDialog({ left, state }: OpenDrawerProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [key] = useState(() => crypto.randomUUID());
  const refused = useRefused();
  const submission = useRowMutation<number>({
    send: (float) =>
      api.call('openDrawer', { body: { float } }, { headers: { 'idempotency-key': key } }),
    listKey: DRAWER_KEY,
    texts: { done: texts.opened, failed: texts.notOpened, gone: texts.isClosed },
    toastMs: toastDurationsMs.elsewhere,
    onDone: state.onClose,
    onRefused: refused.take,
  });
  function send() {
    const float = readRupees(typed);
    setProblem(float === undefined ? texts.amountInvalid : undefined);
    if (float === undefined) document.getElementById('drawer-float')?.focus();
    else submission.submit(float);
  }
  return (
    <DialogFrame
      {...state}
      title={texts.openTitle}
      about={formatNearDay(dayInIndia(new Date()))}
      width={520}
      closeLabel="Later"
      isDirty={typed !== ''}
      submit={{ submission, label: texts.openTitle, busyLabel: texts.opening, onSubmit: send }}
    >
      <RefusedNotice text={refused.text} />
      <RupeeField
        id="drawer-float"
        label={texts.float}
        value={typed}
        problem={problem}
        autoFocus
        onTyped={setTyped}
      />
      {left && (
        <Box sx={told}>
          <Icon name="history" size={20} />
          <span>
            {texts.left(firstNameOf(left.by), formatRupees(left.amount), whenOf(left.at))}{' '}
            {texts.countFirst}
          </span>
        </Box>
      )}
    </DialogFrame>
  );
}

const DAY_MS = 24 * 3_600_000;

function whenOf(at: string, now = new Date()): string {
  const { time } = dateAndTime(at);
  const day = dayInIndia(new Date(at));
  if (day === dayInIndia(now)) return texts.today(time);
  if (day === dayInIndia(new Date(now.getTime() - DAY_MS))) return texts.yesterday(time);
  return texts.onDay(formatNearDay(day), time);
}

const told = {
  ...centredRow,
  alignItems: 'flex-start',
  mt: 4,
  px: 4,
  py: 3,
  border: `1px solid ${colours.neel}`,
  borderLeftWidth: 4,
  backgroundColor: colours.neelTint,
  '& > svg': { flex: 'none', color: colours.neel, mt: 0.5 },
} as const;
