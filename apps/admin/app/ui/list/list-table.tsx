import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useScreen } from '../use-screen.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { columnsOn, widthOn } from './column.ts';
import type { Column } from './column.ts';
import { ListTableHead } from './list-table-head.tsx';
import type { ListView, Sorting } from './list-view.ts';
import { strongLine } from '../layout/looks.ts';

type ListTableProps<Row extends { _id: string }> = {
  /** The table's name for screen readers. */
  caption: string;
  columns: Column<Row>[];
  view: ListView<Row>;
  pageSize: number;
  sorting?: Sorting;
  minWidth?: number;
  verticalAlign?: 'middle' | 'top';
  /** True for a selected row, which is marked. */
  isSelected?: (row: Row) => boolean;
  /** The expanded content below a row, across all columns. */
  detail?: (row: Row) => ReactNode;
};

/** A list's rows as a table. Column widths are fixed, so that the header never moves. */
export function ListTable<Row extends { _id: string }>(props: ListTableProps<Row>) {
  const { caption, view, pageSize, sorting, minWidth, verticalAlign, isSelected, detail } = props;
  const screen = useScreen();
  const columns = columnsOn(screen, props.columns);
  return (
    <Table stickyHeader sx={{ ...table, minWidth: { sm: minWidth } }}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <colgroup>
        {columns.map((column) => (
          <col key={column.label} style={{ width: widthOn(screen, column) }} />
        ))}
      </colgroup>
      <ListTableHead columns={columns} sorting={sorting} />
      <TableBody sx={{ ...body, opacity: view.isStale ? 0.5 : 1, '& > tr > *': { verticalAlign } }}>
        {view.isLoading && <SkeletonRows columns={columns} count={pageSize} />}
        {view.rows.map((row, index) => (
          <Fragment key={row._id}>
            <TableRow
              hover
              data-row
              {...(isSelected?.(row) && { 'data-selected': '' })}
              sx={detail?.(row) ? opened : undefined}
            >
              {columns.map((column) => (
                <TableCell
                  key={column.label}
                  align={column.align}
                  {...(column.isRowName && { component: 'th', scope: 'row' })}
                >
                  {column.cell(row, index)}
                </TableCell>
              ))}
            </TableRow>
            {detail?.(row) && (
              <TableRow>
                <TableCell colSpan={columns.length}>{detail(row)}</TableCell>
              </TableRow>
            )}
          </Fragment>
        ))}
      </TableBody>
      {view.rows.length > 0 && columns.some(({ foot }) => foot !== undefined) && (
        <TableFooter sx={footRow}>
          <TableRow>
            {columns.map(({ label, align, foot }) => (
              <TableCell key={label} align={align}>
                {foot}
              </TableCell>
            ))}
          </TableRow>
        </TableFooter>
      )}
    </Table>
  );
}

const table = { tableLayout: 'fixed', '& > caption': { p: 0 } } as const;

const footRow = {
  '& > tr > td': {
    borderTop: strongLine,
    borderBottom: 0,
    color: 'text.primary',
    fontSize: 'small',
    fontWeight: 600,
  },
};

/** No line is drawn between a row and its expanded content. */
const opened = { '& > *': { borderBottom: 0 } };

/**
 * The theme pads the first and last cell of each element type, and the row header is the only `th`.
 */
const body = {
  '&& > tr > * + *': { pl: { xs: 1.5, md: 3 } },
  '& > tr:last-of-type > *': { borderBottom: 0 },
  '&& > tr > th': { pr: { xs: 1.5, md: 3 } },
};

const squares = { avatar: 36, picture: 44 };

type SkeletonRowsProps<Row> = { columns: Column<Row>[]; count: number };

/** Placeholder bars that fade towards the bottom. */
function SkeletonRows<Row>({ columns, count }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    <TableRow key={index} aria-hidden sx={{ opacity: 1 - (index / count) * 0.5 }}>
      {columns.map(({ label, align, skeleton = '70%' }) => (
        <TableCell key={label} align={align}>
          {skeleton === 'avatar' || skeleton === 'picture' ? (
            <Skeleton width={squares[skeleton]} height={squares[skeleton]} />
          ) : (
            <Skeleton
              width={skeleton}
              height={14}
              sx={{ ml: align === 'right' ? 'auto' : undefined }}
            />
          )}
        </TableCell>
      ))}
    </TableRow>
  ));
}
