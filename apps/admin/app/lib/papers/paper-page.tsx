import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError } from '@dalan/contract/client';
import { reasonOf } from '../language/reason.ts';
import { LateSkeleton } from '../../ui/late-skeleton.tsx';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { FailedState } from '../../ui/list/failed-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PrintButton } from '../../ui/print-button.tsx';

type PaperPageProps = {
  texts: {
    title: string;
    back: string;
    print: string;
    failed: string;
    failedHelp: string;
    refusedHelp: string;
  };
  backTo: string;
  query: { isPending: boolean; error: Error | null; refetch: () => Promise<unknown> };
  /** The paper, once it is there. */
  children: ReactNode;
};

/** One paper of A4, to look at and to print. */
export function PaperPage({ texts, backTo, query, children }: PaperPageProps) {
  const { isPending, error, refetch } = query;
  return (
    <Box sx={{ maxWidth: 794 }}>
      <Box sx={head}>
        <PageTitle>{texts.title}</PageTitle>
        <Button variant="outlined" component={Link} to={backTo} sx={{ ml: 'auto' }}>
          {texts.back}
        </Button>
        {children && <PrintButton>{texts.print}</PrintButton>}
      </Box>
      {isPending && <LateSkeleton height={480} />}
      {error && !children && isRefusal(error) && (
        <EmptyState
          picture="noMatch"
          title={reasonOf(error) ?? texts.failed}
          text={texts.refusedHelp}
        />
      )}
      {error && !children && !isRefusal(error) && (
        <FailedState title={texts.failed} text={texts.failedHelp} onRetry={() => void refetch()} />
      )}
      {children}
    </Box>
  );
}

/** The same call would be refused again, so there is nothing to retry. */
function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 5 };
