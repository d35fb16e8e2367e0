import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TableContainer from '@mui/material/TableContainer';
import Typography from '@mui/material/Typography';
import type { Passkey } from '@dalan/contract/people/passkeys';
import { canUsePasskeys } from '../../lib/passkeys/browser-passkeys.ts';
import { lazyOverlay } from '../../ui/dialog/lazy-overlay.tsx';
import { ErrorAlert } from '../../ui/messages/error-alert.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { FailedState } from '../../ui/list/failed-state.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { useRowDialog, useShownRow } from '../../ui/row-dialog/use-row-dialog.ts';
import { passkeyDialogs, PasskeyRow } from './passkey-row.tsx';
import type { PasskeyDialog } from './passkey-row.tsx';
import { PasskeyRule } from './passkey-rule.tsx';
import { passkeyPageTexts as texts } from './passkey-texts.ts';
import { useAddPasskey, usePasskeys } from './use-passkeys.ts';
import { hairline, plainList } from '../../ui/layout/looks.ts';

const PasskeyDialogs = lazyOverlay(
  async () => (await import('./passkey-dialogs.tsx')).PasskeyDialogs,
);

export function PasskeyPage() {
  const { data, isPending, isError, refetch } = usePasskeys();
  const { listRef, shown, show, frame } = useRowDialog<PasskeyDialog, Passkey>({
    name: 'passkey',
    kinds: passkeyDialogs,
  });
  const rows = data?.data ?? [];
  const row = useShownRow(shown, { rows, isLoading: isPending }, frame.onClose);
  const mustAdd = data !== undefined && data.isRequired && rows.length === 0;

  return (
    <Box sx={{ maxWidth: 880 }}>
      <Box sx={head}>
        <PageTitle>{texts.title}</PageTitle>
        {canUsePasskeys() && <AddButton />}
      </Box>
      <Typography sx={{ mb: 5, color: 'text.secondary' }}>{texts.lead}</Typography>
      {!canUsePasskeys() && <Notice text={texts.notSupported} />}
      {mustAdd && <Notice text={texts.mustAdd} />}
      <TableContainer ref={listRef} tabIndex={-1} aria-busy={isPending} sx={sheet}>
        {isPending && <LoadingRows />}
        {isError && rows.length === 0 && (
          <FailedState
            title={texts.notFetched}
            text={texts.notFetchedHelp}
            onRetry={() => void refetch()}
          />
        )}
        {data && rows.length === 0 && (
          <EmptyState picture="empty" title={texts.none} text={texts.noneHelp} />
        )}
        {rows.length > 0 && (
          <Box component="ul" aria-label={texts.title} sx={plainList}>
            {rows.map((passkey, index) => (
              <PasskeyRow
                key={passkey._id}
                passkey={passkey}
                onOpen={(kind) => show(kind, passkey, index)}
              />
            ))}
          </Box>
        )}
      </TableContainer>
      {data?.canRequire && !mustAdd && (
        <PasskeyRule isRequired={data.isRequired} hasOwn={rows.length > 0} />
      )}
      {shown && row && <PasskeyDialogs kind={shown.kind} passkey={row} state={frame} />}
    </Box>
  );
}

function AddButton() {
  const adding = useAddPasskey();
  return (
    <Button
      variant="contained"
      startIcon={<Icon name="add" size={18} />}
      aria-busy={adding.isBusy}
      aria-disabled={adding.isLocked}
      onClick={() => adding.submit(undefined)}
      sx={{ flex: 'none' }}
    >
      {adding.isBusy ? 'Waiting...' : texts.add}
    </Button>
  );
}

function Notice({ text }: { text: string }) {
  return (
    <Box sx={{ mb: 5 }}>
      <ErrorAlert>{text}</ErrorAlert>
    </Box>
  );
}

function LoadingRows() {
  return [1, 2].map((row) => (
    <Box key={row} aria-hidden sx={{ p: 4, borderBottom: hairline }}>
      <Skeleton width="40%" height={18} />
      <Skeleton width="65%" height={14} sx={{ mt: 2 }} />
    </Box>
  ));
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  mb: 3,
};

const sheet = { '&:focus': { outline: 'none' } };
