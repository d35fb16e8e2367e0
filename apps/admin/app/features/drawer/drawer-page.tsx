import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { OpenDrawer } from '@dalan/contract/drawer/drawer';
import { firstNameOf } from '@dalan/contract/mill/runs';
import { formatRecent } from '../../lib/format/india-time.ts';
import { useMayCall } from '../../lib/session/duty.ts';
import { KeyHint } from '../../ui/buttons/key-hint.tsx';
import { RetryButton } from '../../ui/buttons/retry-button.tsx';
import { lazyOverlay } from '../../ui/dialog/lazy-overlay.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { sheetLook } from '../../ui/layout/looks.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { FailedState } from '../../ui/list/failed-state.tsx';
import { ErrorAlert } from '../../ui/messages/error-alert.tsx';
import { LateSkeleton } from '../../ui/messages/late-skeleton.tsx';
import { drawerPageTexts as texts } from './drawer-texts.ts';
import { EarlierDrawers } from './earlier-drawers.tsx';
import { MovesTable } from './moves-table.tsx';
import { useDrawer } from './use-drawer.ts';
import { useShortcuts } from '../../lib/use-shortcuts.ts';

const OpenDrawerDialog = lazyOverlay(
  async () => (await import('./open-drawer-dialog.tsx')).OpenDrawerDialog,
);
const PayOutDialog = lazyOverlay(async () => (await import('./pay-out-dialog.tsx')).PayOutDialog);
const CountDrawerDialog = lazyOverlay(
  async () => (await import('./count-drawer-dialog.tsx')).CountDrawerDialog,
);

type DrawerPageProps = {
  /** Shown below the title, where the page is one of several tabs. */
  tabs?: ReactNode;
};

export function DrawerPage({ tabs }: DrawerPageProps) {
  const { data, isError, refetch } = useDrawer();
  const mayCall = useMayCall();
  const { dialog, openDialog, dialogState } = useDialog();
  const retry = () => void refetch();
  const open = data?.open ?? null;
  function start(kind: DialogKind) {
    openDialog(kind, open ?? undefined);
  }
  useShortcuts({ o: () => start('pay out'), k: () => start('count') }, { isOn: open !== null });
  return (
    <>
      <PageHead title={texts.title} about={open && aboutOf(open)}>
        {open && (
          <>
            <Button
              variant="outlined"
              startIcon={<Icon name="minus" size={18} />}
              onClick={() => start('pay out')}
              sx={{ minHeight: 44 }}
            >
              {texts.payOut}
              <KeyHint>O</KeyHint>
            </Button>
            <Button
              variant="contained"
              startIcon={<Icon name="cash" size={18} />}
              onClick={() => start('count')}
              sx={{ minHeight: 44 }}
            >
              {texts.count}
              <KeyHint>K</KeyHint>
            </Button>
          </>
        )}
      </PageHead>
      {tabs}
      {isError && data && (
        <Box sx={{ mb: 4 }}>
          <ErrorAlert action={<RetryButton variant="outlined" onRetry={retry} />}>
            {texts.old}
          </ErrorAlert>
        </Box>
      )}
      {isError && !data && (
        <Box sx={sheetLook}>
          <FailedState {...texts.failed} onRetry={retry} />
        </Box>
      )}
      {!isError && !data && <LateSkeleton height={320} />}
      {data && (
        <Box sx={mayCall('listDrawers') ? beside : undefined}>
          {open ? (
            <MovesTable moves={open.moves} />
          ) : (
            <Box sx={sheetLook}>
              <EmptyState picture="empty" {...texts.closed}>
                <Button variant="contained" onClick={() => start('open')} sx={{ minHeight: 44 }}>
                  {texts.open}
                </Button>
              </EmptyState>
            </Box>
          )}
          {mayCall('listDrawers') && <EarlierDrawers />}
        </Box>
      )}
      {dialog?.kind === 'open' && (
        <OpenDrawerDialog key={dialog.opened} left={data?.left ?? null} state={dialogState} />
      )}
      {dialog?.kind === 'pay out' && <PayOutDialog key={dialog.opened} state={dialogState} />}
      {dialog?.kind === 'count' && dialog.drawer && (
        <CountDrawerDialog key={dialog.opened} drawer={dialog.drawer} state={dialogState} />
      )}
    </>
  );
}

function aboutOf({ openedBy, openedAt }: OpenDrawer): string {
  return texts.openedBy(firstNameOf(openedBy), formatRecent(openedAt));
}

type DialogKind = 'open' | 'pay out' | 'count';
type OpenDialog = { kind: DialogKind; opened: number; drawer?: OpenDrawer };

/** A dialog keeps its drawer while it closes, when the page already shows that there is none. */
function useDialog() {
  const [dialog, setDialog] = useState<OpenDialog>();
  const [isOpen, setIsOpen] = useState(false);
  const opened = useRef(0);
  return {
    dialog,
    openDialog: (kind: DialogKind, drawer?: OpenDrawer) => {
      opened.current += 1;
      setDialog({ kind, opened: opened.current, ...(drawer && { drawer }) });
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
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 386px' },
  gap: 4,
  alignItems: 'start',
};
