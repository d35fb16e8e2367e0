import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { ApiError } from '@dalan/contract/client';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import type { MadeInvitation } from '@dalan/contract/people/staff';
import { api } from '../../lib/api/api.ts';
import { STAFF_KEY, useStaff } from '../../lib/api/staff.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { loadChunk } from '../../lib/load-chunk.ts';
import { isSessionEnd, sessionQuery } from '../../lib/session/session.ts';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { lazyOverlay } from '../../ui/dialog/lazy-overlay.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { useRowDialog, useShownRow } from '../../ui/row-dialog/use-row-dialog.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { DutyNotes } from './duty-notes.tsx';
import type { LinkToSend } from './link-dialog.tsx';
import { InviteFrame } from './invite-frame.tsx';
import { StaffActions } from './staff-actions.tsx';
import { StaffList } from './staff-list.tsx';
import { canOpen, staffCount, staffDialogs, staffRows } from './staff-rows.ts';
import type { StaffDialog, StaffRow } from './staff-rows.ts';
import { staffPageTexts } from './staff-texts.ts';

const loadParts = () => import('./staff-parts.ts');
const InviteForm = lazy(async () => ({
  default: (await loadChunk(loadParts)).InviteForm,
}));
const StaffDialogs = lazyOverlay(async () => (await loadParts()).StaffDialogs);
const LinkDialog = lazyOverlay(async () => (await loadParts()).LinkDialog);

export function StaffPage() {
  const { data, isPending, isError, refetch } = useStaff();
  const ownId = useQueryClient().getQueryData(sessionQuery.queryKey)?.user?._id;
  const rows = useMemo(() => (data ? staffRows(data, ownId) : []), [data, ownId]);
  const { listRef, shown, show, frame } = useRowDialog<StaffDialog, StaffRow>({
    name: 'staff',
    kinds: staffDialogs,
  });
  // An address opens only those dialogs that a button would.
  const openable = { rows: rows.filter((row) => !shown || canOpen(shown.kind, row)) };
  const row = useShownRow(shown, { ...openable, isLoading: isPending }, frame.onClose);
  const link = useLinkDialog();
  const making = useLinkMaking(link.show);

  return (
    <>
      <BackLink to={panelPaths.settings}>{staffPageTexts.back}</BackLink>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, mb: 4 }}>
        <PageTitle>{staffPageTexts.title}</PageTitle>
        <Typography role="status" sx={{ color: 'text.disabled' }}>
          {data ? staffCount(data) : ''}
        </Typography>
      </Box>
      <InviteFrame>
        <Suspense>
          <InviteForm onMade={(made) => link.show(toJoin(made))} />
        </Suspense>
      </InviteFrame>
      <StaffList
        ref={listRef}
        view={{
          rows,
          isLoading: isPending,
          isStale: false,
          hasFailed: isError,
          retry: () => void refetch(),
        }}
        actions={(one, index) => (
          <StaffActions
            row={one}
            onOpen={(kind) => show(kind, one, index)}
            onRenew={() => making.submit(one)}
            onPasswordLink={() => making.submit(one)}
          />
        )}
      />
      <DutyNotes />
      {shown && row && <StaffDialogs kind={shown.kind} row={row} state={frame} />}
      {link.link && <LinkDialog link={link.link} state={link.state} />}
    </>
  );
}

/** Unlike other dialogs this one is not in the address, so that the link does not outlive it. */
function useLinkDialog() {
  const [link, setLink] = useState<LinkToSend>();
  const [isOpen, setIsOpen] = useState(false);
  return {
    link,
    show: (made: LinkToSend) => {
      setLink(made);
      setIsOpen(true);
    },
    state: { isOpen, onClose: () => setIsOpen(false), onExited: () => setLink(undefined) },
  };
}

function toJoin({ invitation, token }: MadeInvitation): LinkToSend {
  const { name, contact } = invitation;
  return { kind: 'join', name, contact, token };
}

/** Makes a new link for an invitation, or one by which a staff member chooses a new password. */
function useLinkMaking(onMade: (made: LinkToSend) => void) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: [STAFF_KEY] });
  return useSubmission({
    isRepeatable: true,
    send: async (row: StaffRow): Promise<LinkToSend> => {
      const params = { id: row._id };
      if (row.kind === 'invitation') return toJoin(await api.call('renewInvitation', { params }));
      const { token } = await api.call('makePasswordLink', { params });
      return { kind: 'password', name: row.name, contact: row.phone, token };
    },
    onDone: async (made) => {
      onMade(made);
      await reload();
    },
    onFailed: (error) => {
      if (isSessionEnd(error)) return;
      const message = error instanceof ApiError ? error.serverMessage : undefined;
      toast.fail(message ?? staffPageTexts.linkFailed);
      void reload();
    },
  });
}
