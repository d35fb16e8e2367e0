import type { ReactNode } from 'react';
import type { Screen } from '../use-screen.ts';

export type Column<Row> = {
  label: string;
  /** The header cell's content, if it is more than the label. */
  head?: ReactNode;
  /** True if the header cell holds a control and names no column. */
  isControl?: boolean;
  /** The width for each screen size. A column without a width takes the remaining space. */
  width?: string | Partial<Record<Screen, string>>;
  align?: 'left' | 'right';
  /** The smallest screen that shows the column. By default, phones do too. */
  from?: Exclude<Screen, 'phone'>;
  /** The field that the server sorts by. */
  sortField?: string;
  /** True if the cell is the row's header for screen readers. */
  isRowName?: boolean;
  /** Width of the placeholder bar while loading, or a square for `avatar` and `picture`. */
  skeleton?: string;
  /** What stands below the column in a last row, such as its sum. */
  foot?: ReactNode;
  cell: (row: Row, index: number) => ReactNode;
};

const rank: Record<Screen, number> = { phone: 0, tablet: 1, desk: 2 };

export function columnsOn<Row>(screen: Screen, columns: Column<Row>[]): Column<Row>[] {
  return columns.filter(({ from }) => rank[screen] >= rank[from ?? 'phone']);
}

export function widthOn<Row>(screen: Screen, { width }: Column<Row>): string | undefined {
  return typeof width === 'object' ? width[screen] : width;
}
