import Box from '@mui/material/Box';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import type { MillingSheet } from '@dalan/contract/mill/milling';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { LateSkeleton } from '../../../ui/messages/late-skeleton.tsx';
import { EmptyState } from '../../../ui/list/empty-state.tsx';
import { FailedState } from '../../../ui/list/failed-state.tsx';
import { PrintButton } from '../../../ui/buttons/print-button.tsx';
import { formatDay } from '../format-due-day.ts';
import { lazyOverlay } from '../../../ui/dialog/lazy-overlay.tsx';
import { LabelsButton } from '../labels/labels-button.tsx';
import { DayChoice } from './day-choice.tsx';
import { MillingDone } from './milling-done.tsx';
import { millingTexts as texts } from './milling-texts.ts';
import { SheetNotices } from './sheet-notices.tsx';
import { SheetOrders } from './sheet-orders.tsx';
import { SheetPaper } from './sheet-paper.tsx';
import { useMillingDone } from './use-milling-done.ts';
import { useMillingSheet, useNotePrints } from './use-milling-sheet.ts';
import { PageHead } from '../../../ui/layout/page-head.tsx';

const MillingDoneDialog = lazyOverlay(
  async () => (await import('../batches/done/milling-done-dialog.tsx')).MillingDoneDialog,
);

export function MillingSheetPage() {
  const { search } = useLocation();
  const { data: sheet, isPending, error, refetch } = useMillingSheet();
  return (
    <Box sx={{ maxWidth: 960 }}>
      <BackLink to={panelPaths.orders}>{texts.back}</BackLink>
      <PageHead title={texts.title}>
        {sheet && <DayChoice sheet={sheet} />}
        <LabelsButton />
        {sheet && hasOrders(sheet) && (
          <PrintButton isNextStep={!isPrinted(sheet)}>{texts.print}</PrintButton>
        )}
      </PageHead>
      {isPending && <LateSkeleton height={480} />}
      {error && !sheet && (
        <FailedState title={texts.failed} text={texts.failedHelp} onRetry={() => void refetch()} />
      )}
      {sheet && (
        // What was unticked or done belongs to these orders only.
        <SheetBody key={search} sheet={sheet} onReload={async () => (await refetch()).data} />
      )}
    </Box>
  );
}

type SheetBodyProps = { sheet: MillingSheet; onReload: () => Promise<MillingSheet | undefined> };

function SheetBody({ sheet, onReload }: SheetBodyProps) {
  const [printedAt, setPrintedAt] = useState(() => new Date());
  // The paper says when it was printed, so it must be drawn again before the browser takes it.
  useNotePrints(sheet, () => flushSync(() => setPrintedAt(new Date())));
  const [unmilled, setUnmilled] = useState<ReadonlySet<string>>(new Set());
  const done = useMillingDone();
  const dialog = useSheetDialog();
  return (
    <>
      <SheetNotices sheet={sheet} outcome={done.outcome} onUndo={done.undo} />
      {hasOrders(sheet) ? (
        <>
          <SheetPaper
            sheet={sheet}
            printedAt={printedAt}
            unmilled={unmilled}
            onTick={setUnmilled}
          />
          <MillingDone
            sheet={sheet}
            unmilled={unmilled}
            isNextStep={isPrinted(sheet)}
            onOpen={() => dialog.open(sheet)}
          />
          <SheetOrders sheet={sheet} />
        </>
      ) : (
        <EmptyState picture="empty" title={emptyTitle(sheet)} text={texts.emptyHelp} />
      )}
      {dialog.sheet && (
        <MillingDoneDialog
          key={dialog.opened}
          sheet={dialog.sheet}
          unmilled={unmilled}
          state={dialog.state}
          onReload={onReload}
          onDone={done.setOutcome}
        />
      )}
    </>
  );
}

function hasOrders({ orders }: MillingSheet): boolean {
  return orders.length > 0;
}

function isPrinted({ orders }: MillingSheet): boolean {
  return orders.every((order) => order.sheetPrintedAt !== null && !order.isChangedAfterPrint);
}

/** Keeps the sheet as it was when the dialog opened, also while it closes. */
function useSheetDialog() {
  const [sheet, setSheet] = useState<MillingSheet>();
  const [isOpen, setIsOpen] = useState(false);
  const [opened, setOpened] = useState(0);
  return {
    sheet,
    opened,
    open: (shown: MillingSheet) => {
      setOpened(opened + 1);
      setSheet(shown);
      setIsOpen(true);
    },
    state: {
      isOpen,
      onClose: () => setIsOpen(false),
      onExited: () => setSheet(undefined),
    },
  };
}

function emptyTitle({ day, due }: MillingSheet): string {
  if (due !== null) return texts.emptyDue[due];
  return day === null ? texts.emptyChosen : texts.empty(formatDay(day));
}
