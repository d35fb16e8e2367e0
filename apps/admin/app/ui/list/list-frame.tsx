import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TableContainer from '@mui/material/TableContainer';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../icons/icon.tsx';
import { ErrorAlert } from '../messages/error-alert.tsx';
import { RetryButton } from '../buttons/retry-button.tsx';
import { uiTexts } from '../ui-texts.ts';
import { EmptyState } from './empty-state.tsx';
import { FailedState } from './failed-state.tsx';
import type { ListView, Paging } from './list-view.ts';
import { Pager } from './pager.tsx';
import { listPart } from './use-is-list-in-use.ts';
import { centredRow, hairline } from '../layout/looks.ts';

export type ListTexts = {
  /** The rows, in the plural: `users`. */
  noun: string;
  empty: { title: string; text: string };
  noMatch: { title: string; text: string };
  failed: { title: string; text: string };
};

type ListFrameProps<Row> = {
  ref?: Ref<HTMLDivElement>;
  view: ListView<Row>;
  paging: Paging;
  texts: ListTexts;
  /** Set while a search is active. */
  onClearSearch: (() => void) | undefined;
  /** A row of fields inside the frame, above the rows. */
  top?: ReactNode;
  /** A button below the sentence about an empty list. */
  emptyAction?: ReactNode;
  /** The table or the cards. */
  children: ReactNode;
};

/** The frame around a list: its rows, or why there are none, and the pager. */
export function ListFrame<Row>(props: ListFrameProps<Row>) {
  const { ref, view, paging, texts, onClearSearch, top, emptyAction, children } = props;
  const hasRows = view.rows.length > 0;
  return (
    <TableContainer
      ref={ref}
      tabIndex={-1}
      aria-busy={view.isLoading || view.isStale}
      {...listPart}
      sx={sheet}
    >
      {top}
      {children}
      {view.isLoading && (
        <Box sx={foot}>
          <Icon name="mill" />
          {uiTexts.list.loading}
        </Box>
      )}
      {view.hasFailed && hasRows && (
        <Box sx={{ p: 3 }}>
          <ErrorAlert action={<RetryButton variant="outlined" onRetry={view.retry} />}>
            {texts.failed.title}
          </ErrorAlert>
        </Box>
      )}
      {view.hasFailed && !hasRows && <FailedState {...texts.failed} onRetry={view.retry} />}
      {!view.hasFailed && !view.isLoading && !hasRows && onClearSearch && (
        <EmptyState picture="noMatch" {...texts.noMatch}>
          <Button variant="outlined" onClick={onClearSearch}>
            {uiTexts.list.clearSearch}
          </Button>
        </EmptyState>
      )}
      {!view.hasFailed && !view.isLoading && !hasRows && !onClearSearch && (
        <EmptyState picture="empty" {...texts.empty}>
          {emptyAction}
        </EmptyState>
      )}
      {hasRows && <Pager paging={paging} rowCount={view.rows.length} noun={texts.noun} />}
    </TableContainer>
  );
}

/**
 * The frame scrolls sideways only at widths where the columns do not fit, so that the header can
 * stay sticky elsewhere.
 */
const sheet = {
  overflow: { xs: 'visible', sm: 'visible' },
  '@media (min-width: 600px) and (max-width: 664.95px)': { overflowX: 'auto' },
  '&:focus': { outline: 'none' },
};

const foot = { ...centredRow, minHeight: 52, px: 4, borderTop: hairline };
