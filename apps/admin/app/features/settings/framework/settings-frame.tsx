import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import type { SettingsVersion } from '@dalan/contract/settings/settings';
import { settingsTitles } from '@dalan/contract/settings/settings-titles';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { DiscardDialog } from '../../../ui/dialog/discard-dialog.tsx';
import { lazyOverlay } from '../../../ui/dialog/lazy-overlay.tsx';
import { useCloseGuard } from '../../../ui/dialog/use-close-guard.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { frameTexts, versionInWords } from './framework-texts.ts';
import { SettingsFoot } from './settings-foot.tsx';
import type { AnyForm, SettingsForm } from './use-settings-form.ts';
import { PageHead } from '../../../ui/layout/page-head.tsx';

const loadDialogs = () => import('./settings-dialogs.ts');
const HistoryDialog = lazyOverlay(async () => (await loadDialogs()).HistoryDialog);
const ConflictDialog = lazyOverlay(async () => (await loadDialogs()).ConflictDialog);

type SettingsFrameProps<Document extends object> = {
  form: SettingsForm<Document>;
  /** Shown beside the form on a desk, below it on a phone. */
  preview?: ReactNode;
  /** True if the form takes the whole width. */
  isWide?: boolean;
  children: ReactNode;
};

/** A page of settings: title with version and history, the form, and the foot that saves it. */
export function SettingsFrame<Document extends object>(props: SettingsFrameProps<Document>) {
  const { form, preview, isWide = false, children } = props;
  const { isBusy } = form.submission;
  const { requestClose, discardDialog } = useCloseGuard({
    isOpen: true,
    isDirty: form.isDirty,
    isBusy,
    onClose: form.discard,
    formId: form.formId,
  });
  const history = useOverlay();
  const conflict = useLastConflict(form);
  return (
    <>
      <BackLink to={panelPaths.settings}>{frameTexts.back}</BackLink>
      <PageHead title={settingsTitles[form.page]} about={versionInWords(form.base)}>
        <Button
          variant="text"
          aria-haspopup="dialog"
          startIcon={<Icon name="history" size={18} />}
          onClick={history.open}
        >
          {frameTexts.history}
        </Button>
      </PageHead>
      <Box
        component="form"
        noValidate
        aria-label={settingsTitles[form.page]}
        sx={page}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          // React also passes on submits of dialogs that the page opens.
          if (event.target === event.currentTarget && !form.submission.isLocked) form.save();
        }}
      >
        <Box sx={preview !== undefined ? columns : isWide ? undefined : single}>
          <Box sx={sections}>{children}</Box>
          {preview !== undefined && <Box sx={aside}>{preview}</Box>}
        </Box>
        <SettingsFoot form={form} onDiscard={requestClose} />
      </Box>
      <DiscardDialog {...discardDialog} />
      {history.isMounted && <HistoryDialog form={asAny(form)} state={history.state} />}
      {conflict.version && (
        <ConflictDialog
          form={asAny(form)}
          conflict={conflict.version as unknown as SettingsVersion}
          state={conflict.state}
        />
      )}
    </>
  );
}

/** The dialogs work with the form of any page. */
function asAny<Document extends object>(form: SettingsForm<Document>): AnyForm {
  return form as unknown as AnyForm;
}

function useOverlay() {
  const [isOpen, setIsOpen] = useState(false);
  const [isMounted, setIsMounted] = useState(false);
  return {
    isMounted,
    open: () => {
      setIsMounted(true);
      setIsOpen(true);
    },
    state: { isOpen, onClose: () => setIsOpen(false), onExited: () => setIsMounted(false) },
  };
}

/** The conflict stays for the closing transition. */
function useLastConflict<Document extends object>(form: SettingsForm<Document>) {
  const [last, setLast] = useState(form.conflict);
  if (form.conflict !== undefined && form.conflict !== last) setLast(form.conflict);
  return {
    version: last,
    state: {
      isOpen: form.conflict !== undefined,
      onClose: form.keepEditing,
      onExited: () => setLast(undefined),
    },
  };
}

/** The foot is at the bottom of the screen, also below a short form. */
const page = {
  display: 'flex',
  flexDirection: 'column',
  gap: 5,
  minHeight: { sm: 'calc(100dvh - 198px)' },
} as const;

const sections = { display: 'grid', gap: 4, minWidth: 0, alignContent: 'start' };

const single = { maxWidth: 860 };

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
  gap: 4,
  alignItems: 'start',
};

/** The preview stays in view while the form scrolls. */
const aside = { position: { lg: 'sticky' }, top: { lg: 72 }, minWidth: 0 };
