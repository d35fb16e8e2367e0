import Button from '@mui/material/Button';
import { api } from '../../lib/api/api.ts';
import { STAFF_KEY } from '../../lib/api/staff.ts';
import { useRowMutation } from '../../lib/lists/row-mutation.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { RowAction, RowActions } from '../../ui/list/row-action.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { PersonRow, StaffDialog, StaffRow } from './staff-rows.ts';
import { rowLabels, staffPageTexts } from './staff-texts.ts';

type StaffActionsProps = {
  row: StaffRow;
  onOpen: (dialog: StaffDialog) => void;
  onRenew: () => void;
  onPasswordLink: () => void;
};

/** A person's own row has no actions: nobody changes themselves. */
export function StaffActions({ row, onOpen, onRenew, onPasswordLink }: StaffActionsProps) {
  const { name } = row;
  if (row.kind === 'invitation') {
    return (
      <RowActions>
        <RowAction icon="retry" label={rowLabels.renew(name)} onClick={onRenew} />
        <RowAction
          icon="close"
          label={rowLabels.withdraw(name)}
          onClick={() => onOpen('withdraw')}
        />
      </RowActions>
    );
  }
  if (row.isOwn) return null;
  if (row.disabledAt !== null) return <EnableButton row={row} />;
  return (
    <RowActions>
      <RowAction icon="edit" label={rowLabels.changeDuty(name)} onClick={() => onOpen('duty')} />
      {row.duty !== 'owner' && (
        <RowAction icon="key" label={rowLabels.passwordLink(name)} onClick={onPasswordLink} />
      )}
      <RowAction icon="ban" label={rowLabels.disable(name)} onClick={() => onOpen('disable')} />
    </RowActions>
  );
}

function EnableButton({ row }: { row: PersonRow }) {
  const enabling = useRowMutation({
    send: () =>
      api.call('setStaffDisabled', { params: { id: row._id }, body: { isDisabled: false } }),
    listKey: STAFF_KEY,
    texts: {
      done: staffPageTexts.enabled,
      failed: staffPageTexts.notEnabled,
      gone: staffPageTexts.gone,
    },
    toastMs: toastDurationsMs.elsewhere,
    onDone: () => undefined,
  });
  return (
    <Button
      variant="outlined"
      size="small"
      aria-busy={enabling.isBusy}
      aria-disabled={enabling.isLocked}
      onClick={() => enabling.submit(undefined)}
      sx={{ '@media (pointer: coarse), (max-width: 899.95px)': { minHeight: 44 } }}
    >
      {enabling.isBusy ? staffPageTexts.enabling : staffPageTexts.enable}
      <VisuallyHidden> {row.name}</VisuallyHidden>
    </Button>
  );
}
