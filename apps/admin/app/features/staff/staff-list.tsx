import Box from '@mui/material/Box';
import TableContainer from '@mui/material/TableContainer';
import type { ReactNode, Ref } from 'react';
import { ErrorAlert } from '../../ui/messages/error-alert.tsx';
import type { Column } from '../../ui/list/column.ts';
import { FailedState } from '../../ui/list/failed-state.tsx';
import { ListCards } from '../../ui/list/list-cards.tsx';
import { ListTable } from '../../ui/list/list-table.tsx';
import type { ListView } from '../../ui/list/list-view.ts';
import { listPart } from '../../ui/list/use-is-list-in-use.ts';
import { RetryButton } from '../../ui/buttons/retry-button.tsx';
import { useScreen } from '../../ui/use-screen.ts';
import { DutyChip, PersonCell, SignInChip } from './staff-cells.tsx';
import { lastSeen } from './staff-moments.ts';
import type { StaffRow } from './staff-rows.ts';
import { staffPageTexts } from './staff-texts.ts';

type StaffListProps = {
  ref: Ref<HTMLDivElement>;
  view: ListView<StaffRow>;
  actions: (row: StaffRow, index: number) => ReactNode;
};

/** Skeleton rows while loading: a small mill has about this many people. */
const SKELETONS = 5;

/** The list is never empty: the person who looks at it is in it. */
export function StaffList({ ref, view, actions }: StaffListProps) {
  const isPhone = useScreen() === 'phone';
  const hasRows = view.rows.length > 0;
  const list = { caption: staffPageTexts.title, view, pageSize: SKELETONS };
  return (
    <TableContainer ref={ref} tabIndex={-1} aria-busy={view.isLoading} {...listPart} sx={sheet}>
      {isPhone ? (
        <ListCards
          {...list}
          card={(row, index) => <StaffCard row={row} actions={actions(row, index)} />}
        />
      ) : (
        <ListTable {...list} columns={columns(actions)} />
      )}
      {view.hasFailed && hasRows && (
        <Box sx={{ p: 3 }}>
          <ErrorAlert action={<RetryButton variant="outlined" onRetry={view.retry} />}>
            {staffPageTexts.notFetched}
          </ErrorAlert>
        </Box>
      )}
      {view.hasFailed && !hasRows && (
        <FailedState
          title={staffPageTexts.notFetched}
          text={staffPageTexts.notFetchedText}
          onRetry={view.retry}
        />
      )}
    </TableContainer>
  );
}

function columns(actions: StaffListProps['actions']): Column<StaffRow>[] {
  return [
    {
      label: 'Name',
      width: { desk: '33%' },
      isRowName: true,
      skeleton: '60%',
      cell: (row) => <PersonCell row={row} />,
    },
    {
      label: 'Duty',
      width: { tablet: '92px' },
      cell: ({ duty }) => <DutyChip duty={duty} />,
    },
    {
      label: 'Sign-in',
      width: { tablet: '140px', desk: '170px' },
      cell: (row) => <SignInChip row={row} />,
    },
    {
      label: 'Last seen',
      width: { tablet: '112px', desk: '200px' },
      cell: (row) => <Box sx={{ color: 'text.secondary' }}>{lastSeen(row)}</Box>,
    },
    {
      label: 'Actions',
      align: 'right',
      width: { tablet: '148px', desk: '156px' },
      skeleton: '104px',
      cell: actions,
    },
  ];
}

/** One row of the list on phones. */
function StaffCard({ row, actions }: { row: StaffRow; actions: ReactNode }) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <PersonCell row={row} />
        </Box>
        {actions}
      </Box>
      <Box sx={facts}>
        <DutyChip duty={row.duty} />
        <SignInChip row={row} />
        <span>{lastSeen(row)}</span>
      </Box>
    </>
  );
}

const sheet = {
  overflow: 'visible',
  '&:focus': { outline: 'none' },
  '& tbody > tr > *': { height: { sm: 64 } },
};

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  mt: 2,
  pl: '46px',
  color: 'text.secondary',
  fontSize: 'small',
};
