import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { Icon } from '../icons/icon.tsx';
import type { Column } from './column.ts';
import type { Sorting } from './list-view.ts';

type ListTableHeadProps<Row> = { columns: Column<Row>[]; sorting: Sorting | undefined };

export function ListTableHead<Row>({ columns, sorting }: ListTableHeadProps<Row>) {
  return (
    <TableHead>
      <TableRow>
        {columns.map((column) => (
          <HeadCell key={column.label} column={column} sorting={sorting} />
        ))}
      </TableRow>
    </TableHead>
  );
}

type HeadCellProps<Row> = { column: Column<Row>; sorting: Sorting | undefined };

function HeadCell<Row>({ column, sorting }: HeadCellProps<Row>) {
  const { label, head = label, align, sortField, isControl } = column;
  const direction = sorting && directionOf(sorting.sort, sortField);
  return (
    <TableCell
      {...(isControl ? { component: 'td' } : { scope: 'col' })}
      align={align}
      sortDirection={direction}
      sx={belowTopBar}
    >
      {sorting && sortField ? (
        <TableSortLabel
          active={direction !== undefined}
          direction={direction ?? 'asc'}
          IconComponent={SortArrow}
          onClick={() => sorting.onSort(direction === 'asc' ? `-${sortField}` : sortField)}
        >
          {head}
        </TableSortLabel>
      ) : (
        head
      )}
    </TableCell>
  );
}

function directionOf(sort: string, field: string | undefined): 'asc' | 'desc' | undefined {
  if (field === undefined) return undefined;
  if (sort === field) return 'asc';
  return sort === `-${field}` ? 'desc' : undefined;
}

/** MUI rotates the arrow for ascending order. */
function SortArrow({ className }: { className?: string }) {
  return (
    <span className={className} style={{ display: 'grid' }}>
      <Icon name="down" size={14} />
    </span>
  );
}

const belowTopBar = {
  top: { xs: 56 },
  // At these widths the frame itself scrolls, so the header sticks to the frame.
  '@media (min-width: 600px) and (max-width: 664.95px)': { top: 0 },
};
