import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError } from '@dalan/contract/client';
import { reasonOf } from '../language/reason.ts';
import { LateSkeleton } from '../../ui/messages/late-skeleton.tsx';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { FailedState } from '../../ui/list/failed-state.tsx';
import { PrintButton } from '../../ui/buttons/print-button.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import './paper-page.css';

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
  /** False if there is no paper among the children. */
  canPrint?: boolean;
  /** The paper, once it has loaded. */
  children: ReactNode;
};

/** Sheets of A4, to look at and to print. */
export function PaperPage(props: PaperPageProps) {
  const { texts, backTo, query, canPrint = true, children } = props;
  const { isPending, error, refetch } = query;
  return (
    <Box sx={{ maxWidth: 794 }}>
      <PageHead title={texts.title}>
        <Button variant="outlined" component={Link} to={backTo}>
          {texts.back}
        </Button>
        {children && canPrint && <PrintButton>{texts.print}</PrintButton>}
      </PageHead>
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
