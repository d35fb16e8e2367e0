import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '@dalan/contract/client';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { reasonOf } from '../../../lib/language/reason.ts';
import { FailedState } from '../../../ui/list/failed-state.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { runsTexts } from '../runs-texts.ts';
import { useLiveRuns } from '../use-live-runs.ts';
import { runQuery } from '../../../lib/api/runs.ts';
import { CountDialog } from './count-dialog.tsx';
import { countTexts as texts } from './count-texts.ts';

/** The dialog has an address of its own, so that a reload or Back keeps the place. */
export function CashCountPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(true);
  const { data: run, error, isPending, refetch } = useQuery(runQuery(query.get('run') ?? ''));
  useLiveRuns();
  return (
    <>
      <PageTitle>{runsTexts.title}</PageTitle>
      {isPending && <Skeleton variant="rectangular" height={320} sx={{ mt: 4 }} />}
      {error && !run && (
        <FailedState
          title={error instanceof ApiError ? (reasonOf(error) ?? texts.failed) : texts.failed}
          text={texts.failedHelp}
          onRetry={() => void refetch()}
        />
      )}
      {run && (
        <CountDialog
          run={run}
          state={{
            isOpen,
            onClose: () => setIsOpen(false),
            onExited: () => void navigate(`${panelPaths.runs}?day=${run.day}`, { replace: true }),
          }}
        />
      )}
    </>
  );
}
