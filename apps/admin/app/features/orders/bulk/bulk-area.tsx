import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { BulkAction } from '@dalan/contract/desk/bulk-orders';
import type { OrderStep } from '@dalan/contract/orders/order-steps';
import type { Order } from '@dalan/contract/orders/orders';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { useScreen } from '../../../ui/use-screen.ts';
import { AddToRunDialog } from './add-to-run-dialog.tsx';
import { choiceFacts, fitting } from './bulk-actions.ts';
import type { BulkChoice } from './bulk-actions.ts';
import { MoveToDayDialog } from './move-to-day-dialog.tsx';
import { PaidByDialog } from './paid-by-dialog.tsx';
import { ResultDialog } from './result-dialog.tsx';
import { SelectAll } from './select-all.tsx';
import { PhoneSelectionBar, SelectionBar } from './selection-bar.tsx';
import { useBulkMove } from './use-bulk-move.ts';
import type { BulkOutcome } from './use-bulk-move.ts';
import { isShortcutKey } from '../../../lib/is-shortcut-key.ts';
import { useKeyDown } from '../../../lib/use-key-down.ts';
import type { Selection } from './use-selection.ts';

type BulkAreaProps = {
  /** It is open while something is selected. */
  state: DialogState;
  step: OrderStep;
  selection: Selection;
  total: number;
  query: Record<string, string>;
  onView: (order: Order) => void;
};

type OpenDialog = 'day' | 'deliver' | 'run';
const isDialog = (choice: BulkChoice): choice is OpenDialog =>
  ['day', 'deliver', 'run'].includes(choice);

/** This is loaded lazily, with the first selected order. */
export function BulkArea({ state, step, selection, total, query, onView }: BulkAreaProps) {
  const { orders } = selection;
  const navigate = useNavigate();
  const isPhone = useScreen() === 'phone';
  const [dialog, setDialog] = useState<OpenDialog>();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const [isResultOpen, setIsResultOpen] = useState(false);
  const move = useBulkMove((done) => {
    const refused = done.results.filter(({ refusal }) => refusal !== undefined);
    setIsDialogOpen(false);
    selection.keep(
      refused.flatMap(
        ({ orderId, order }) => order ?? orders.find(({ _id }) => _id === orderId) ?? [],
      ),
    );
    if (refused.length === 0) return;
    setOutcome(done);
    setIsResultOpen(true);
  });
  const send = (action: BulkAction) => move.submit({ action, orders });

  function choose(choice: BulkChoice) {
    const ids = fitting(choice, orders).map(({ _id }) => _id);
    if (ids.length === 0) return;
    if (isDialog(choice)) {
      setDialog(choice);
      setIsDialogOpen(true);
    } else if (choice === 'start milling') {
      void navigate(`${panelPaths.millingSheet}?ids=${ids.join(',')}`);
    } else if (choice === 'slips') {
      void navigate(`${panelPaths.packingSlips}?ids=${ids.join(',')}`);
    } else send({ do: choice });
  }
  useBarKeys({ isOn: state.isOpen, onChoose: choose, onClear: selection.clear });

  const frame: DialogState = {
    isOpen: isDialogOpen,
    onClose: () => setIsDialogOpen(false),
    onExited: () => setDialog(undefined),
  };
  const Bar = isPhone ? PhoneSelectionBar : SelectionBar;
  const hasMore = selection.page === 'all' && total > orders.length;
  return (
    <>
      {state.isOpen && (
        <Bar
          step={step}
          orders={orders}
          isBusy={move.isBusy}
          onChoose={choose}
          onClear={selection.clear}
          all={hasMore && <SelectAll total={total} query={query} onAll={selection.add} />}
        />
      )}
      {dialog === 'day' && (
        <MoveToDayDialog
          orders={orders}
          state={frame}
          submission={move}
          onMove={(dueOn) => send({ do: 'move to day', dueOn })}
        />
      )}
      {dialog === 'deliver' && (
        <PaidByDialog
          orders={fitting('deliver', orders)}
          state={frame}
          submission={move}
          onDeliver={(paidBy) => send({ do: 'deliver', paidBy })}
        />
      )}
      {dialog === 'run' && (
        <AddToRunDialog
          orders={fitting('run', orders)}
          state={frame}
          onAdded={() => {
            setIsDialogOpen(false);
            selection.clear();
          }}
        />
      )}
      {outcome && (
        <ResultDialog
          outcome={outcome}
          state={{
            isOpen: isResultOpen,
            onClose: () => setIsResultOpen(false),
            onExited: () => setOutcome(undefined),
          }}
          onView={(order) => {
            setIsResultOpen(false);
            onView(order);
          }}
        />
      )}
    </>
  );
}

type BarKeys = { isOn: boolean; onChoose: (choice: BulkChoice) => void; onClear: () => void };

/** P, R and D press their buttons, Esc clears the selection. */
function useBarKeys({ isOn, onChoose, onClear }: BarKeys): void {
  useKeyDown((event) => {
    if (!isOn || !isShortcutKey(event) || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') onClear();
    const entries = Object.entries(choiceFacts) as [BulkChoice, (typeof choiceFacts)[BulkChoice]][];
    const chosen = entries.find(([, { key }]) => key?.toLowerCase() === event.key);
    if (chosen === undefined) return;
    event.preventDefault();
    onChoose(chosen[0]);
  });
}
