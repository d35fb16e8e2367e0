import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TableContainer from '@mui/material/TableContainer';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { formatNumber } from '../../lib/format/number.ts';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { ErrorAlert } from '../../ui/messages/error-alert.tsx';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { FailedState } from '../../ui/list/failed-state.tsx';
import { RetryButton } from '../../ui/buttons/retry-button.tsx';
import { useScreen } from '../../ui/use-screen.ts';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import { useAuditParams } from './audit-params.ts';
import { AuditCards, AuditTable } from './audit-rows.tsx';
import { auditTexts } from './audit-texts.ts';
import { useAudit } from './use-audit.ts';
import { hairline } from '../../ui/layout/looks.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';

/** Who did what, newest first. Nothing here can be changed. */
export function AuditLog() {
  const params = useAuditParams();
  const log = useAudit(params.filters);
  const isPhone = useScreen() === 'phone';
  const { entries, isStale } = log;
  const Rows = isPhone ? AuditCards : AuditTable;
  return (
    <>
      <BackLink to={panelPaths.settings}>{auditTexts.back}</BackLink>
      <PageHead title={auditTexts.title} about={auditTexts.about} />
      <TableContainer aria-busy={log.isLoading || isStale} sx={{ overflow: 'visible' }}>
        <AuditFilterBar params={params} staff={log.staff} isTooShort={log.isTooShort} />
        {log.isLoading && <SkeletonRows />}
        {entries.length > 0 && <Rows entries={entries} isStale={isStale} />}
        <NoRows log={log} params={params} />
        {entries.length > 0 && (
          <Box sx={foot}>
            <Box component="span" role="status" sx={{ color: 'text.secondary' }}>
              {countOf(entries.length, log.total)}
            </Box>
            {log.hasOlder && (
              <Button variant="outlined" onClick={log.showOlder}>
                {log.isLoadingOlder ? auditTexts.loadingOlder : auditTexts.older}
              </Button>
            )}
          </Box>
        )}
      </TableContainer>
    </>
  );
}

function countOf(shown: number, total: number | null): string {
  if (total === null) return `${formatNumber(shown)} shown`;
  return `${formatNumber(shown)} of ${formatNumber(total)} in this range`;
}

type NoRowsProps = {
  log: ReturnType<typeof useAudit>;
  params: ReturnType<typeof useAuditParams>;
};

/** Why there are no rows, or no older ones. */
function NoRows({ log, params }: NoRowsProps) {
  const { entries, hasFailed, isLoading, retry } = log;
  const isFiltered = Object.values(params.filters).some((value) => value !== '');
  if (hasFailed && entries.length > 0) {
    return (
      <Box sx={{ p: 3 }}>
        <ErrorAlert action={<RetryButton variant="outlined" onRetry={retry} />}>
          {auditTexts.failed.title}
        </ErrorAlert>
      </Box>
    );
  }
  if (hasFailed) {
    return <FailedState {...auditTexts.failed} onRetry={retry} />;
  }
  if (isLoading || entries.length > 0) return null;
  if (!isFiltered) return <EmptyState picture="empty" {...auditTexts.empty} />;
  return (
    <EmptyState picture="noMatch" {...auditTexts.noMatch}>
      <Button variant="outlined" onClick={params.clear}>
        {auditTexts.clear}
      </Button>
    </EmptyState>
  );
}

const SKELETON_ROWS = 8;

function SkeletonRows() {
  return Array.from({ length: SKELETON_ROWS }, (_, index) => (
    <Box key={index} aria-hidden sx={{ ...skeletonRow, opacity: 1 - index / SKELETON_ROWS / 2 }}>
      <Skeleton width="30%" height={16} />
      <Skeleton width="55%" height={14} sx={{ mt: 2 }} />
    </Box>
  ));
}

const skeletonRow = { px: 4, py: 3, borderBottom: hairline };

const foot = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: 4,
  minHeight: 64,
  px: 3,
  py: 2,
  fontVariantNumeric: 'tabular-nums',
} as const;
