import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isBelowMark } from '@dalan/contract/catalog/stock';
import type { StockFlour } from '@dalan/contract/catalog/stock';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { lazyOverlay } from '../../ui/dialog/lazy-overlay.tsx';
import { ErrorAlert } from '../../ui/messages/error-alert.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { KeyHint } from '../../ui/buttons/key-hint.tsx';
import { LateSkeleton } from '../../ui/messages/late-skeleton.tsx';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { useScreen } from '../../ui/use-screen.ts';
import { LedgerAside, LedgerDialog } from './ledger.tsx';
import type { StockDialog } from './ledger.tsx';
import { StockTabs } from './stock-tabs.tsx';
import { StockCards, StockTable } from './stock-table.tsx';
import { stockPageTexts as texts } from './stock-texts.ts';
import { useStockKeys } from './use-stock-keys.ts';
import { useStock } from './use-stock.ts';
import { sheetLook } from '../../ui/layout/looks.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';

const ChangeDialog = lazyOverlay(async () => (await import('./change-dialog.tsx')).ChangeDialog);
const LowMarkDialog = lazyOverlay(
  async () => (await import('./low-mark-dialog.tsx')).LowMarkDialog,
);

export function StockPage() {
  const { data, isError, refetch } = useStock();
  const flours = data?.flours ?? [];
  const openLedger = useOpenLedger(flours);
  const { dialog, openDialog, dialogState } = useDialog();
  const listRef = useRef<HTMLDivElement>(null);
  const isPhone = useScreen() === 'phone';
  const hasRoom = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const { flour } = openLedger;
  const isBeside = hasRoom && flour !== undefined;

  function receive(focusedId?: string) {
    const flourId = focusedId ?? flour?._id ?? flours[0]?._id;
    if (flourId !== undefined) openDialog('received', flourId);
  }
  useStockKeys({ listRef, onReceive: receive });

  const retry = (
    <Button
      variant={data ? 'outlined' : 'contained'}
      startIcon={<Icon name="retry" size={18} />}
      onClick={() => void refetch()}
    >
      {texts.retry}
    </Button>
  );
  const about = data && texts.about(flours.length, flours.filter(isBelowMark).length);
  const dialogFlour = flours.find(({ _id }) => _id === dialog?.flourId);
  return (
    <>
      <PageHead title={texts.title} about={<span role="status">{about}</span>}>
        <Button
          variant="contained"
          startIcon={<Icon name="add" size={18} />}
          disabled={flours.length === 0}
          onClick={() => receive()}
          sx={{ minHeight: 44 }}
        >
          {texts.receive}
          <KeyHint>R</KeyHint>
        </Button>
      </PageHead>
      <StockTabs current={panelPaths.stock} />
      {isError && data && (
        <Box sx={{ mb: 4 }}>
          <ErrorAlert action={retry}>{texts.old}</ErrorAlert>
        </Box>
      )}
      {isError && !data && (
        <Box sx={sheetLook}>
          <EmptyState picture="error" {...texts.notLoaded}>
            {retry}
          </EmptyState>
        </Box>
      )}
      {!isError && !data && <LateSkeleton height={480} />}
      {data && flours.length === 0 && (
        <Box sx={sheetLook}>
          <EmptyState picture="empty" {...texts.empty} />
        </Box>
      )}
      {flours.length > 0 && (
        <Box sx={isBeside ? beside : undefined}>
          <div ref={listRef}>
            {isPhone ? (
              <StockCards flours={flours} />
            ) : (
              <StockTable flours={flours} openId={flour?._id} />
            )}
          </div>
          {isBeside && (
            <LedgerAside
              key={flour._id}
              flour={flour}
              onOpen={(kind) => openDialog(kind, flour._id)}
              onClose={() => {
                openLedger.state.onClose();
                listRef.current?.querySelector<HTMLElement>(`[data-flour="${flour._id}"]`)?.focus();
              }}
            />
          )}
        </Box>
      )}
      {!hasRoom && openLedger.shown && (
        <LedgerDialog
          key={openLedger.shown._id}
          flour={openLedger.shown}
          onOpen={(kind) => openDialog(kind, openLedger.shown?._id ?? '')}
          state={openLedger.state}
        />
      )}
      {dialog && dialogFlour && dialog.kind === 'mark' && (
        <LowMarkDialog key={dialog.opened} flour={dialogFlour} state={dialogState} />
      )}
      {dialog && dialogFlour && dialog.kind !== 'mark' && (
        <ChangeDialog
          key={dialog.opened}
          kind={dialog.kind}
          flours={flours}
          flourId={dialog.flourId}
          state={dialogState}
        />
      )}
    </>
  );
}

/** The address says whose ledger is open. A closed dialog stays for its transition. */
function useOpenLedger(flours: StockFlour[]) {
  const [query, setQuery] = useSearchParams();
  const openId = query.get('flour');
  const flour = flours.find(({ _id }) => _id === openId);
  const [lastId, setLastId] = useState<string>();
  if (flour && flour._id !== lastId) setLastId(flour._id);
  return {
    flour,
    shown: flours.find(({ _id }) => _id === lastId),
    state: {
      isOpen: flour !== undefined,
      onClose: () => setQuery({}, { preventScrollReset: true }),
      onExited: () => setLastId(undefined),
    },
  };
}

type OpenDialog = { kind: StockDialog; flourId: string; opened: number };

function useDialog() {
  const [dialog, setDialog] = useState<OpenDialog>();
  const [isOpen, setIsOpen] = useState(false);
  const opened = useRef(0);
  return {
    dialog,
    openDialog: (kind: StockDialog, flourId: string) => {
      opened.current += 1;
      setDialog({ kind, flourId, opened: opened.current });
      setIsOpen(true);
    },
    dialogState: {
      isOpen,
      onClose: () => setIsOpen(false),
      onExited: () => setDialog(undefined),
    },
  };
}

const beside = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 386px',
  gap: 4,
  alignItems: 'start',
};
