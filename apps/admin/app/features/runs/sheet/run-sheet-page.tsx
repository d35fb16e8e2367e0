import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { ApiError } from '@dalan/contract/client';
import { panelPaths } from '@dalan/contract/panel-paths';
import { sessionQuery } from '../../../lib/session/session.ts';
import { LateSkeleton } from '../../../ui/late-skeleton.tsx';
import { FailedState } from '../../../ui/list/failed-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PrintButton } from '../../../ui/print-button.tsx';
import { runQuery } from '../use-runs.ts';
import { RunSheet } from './run-sheet.tsx';
import { sheetTexts as texts } from './sheet-texts.ts';

export function RunSheetPage() {
  const [query] = useSearchParams();
  const { data: run, error, isPending, refetch } = useQuery(runQuery(query.get('run') ?? ''));
  const { data: session } = useQuery({ ...sessionQuery, enabled: false });
  return (
    <Box sx={{ maxWidth: 794 }}>
      <Box sx={actions}>
        <PageTitle>{texts.title}</PageTitle>
        <Button
          variant="outlined"
          component={Link}
          to={`${panelPaths.runs}${run ? `?day=${run.day}` : ''}`}
          sx={{ ml: 'auto' }}
        >
          {texts.back}
        </Button>
        {run && <PrintButton>{texts.print}</PrintButton>}
      </Box>
      {isPending && <LateSkeleton height={480} />}
      {error && !run && (
        <FailedState
          title={error instanceof ApiError ? error.message : texts.failed}
          text={texts.failedHelp}
          onRetry={() => void refetch()}
        />
      )}
      {run && (
        <div className="run-sheet-frame" tabIndex={0} role="region" aria-label={texts.title}>
          <RunSheet run={run} printedBy={session?.user?.name ?? ''} now={new Date()} />
        </div>
      )}
    </Box>
  );
}

const actions = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 5 };
