import type { ReactNode } from 'react';
import type { Screen } from '../use-screen.ts';

export type Column<Row> = {
  label: string;
  /** What the head shows where the label alone is not enough. */
  head?: ReactNode;
  /** Of the table on this screen; without one the column takes what the others leave. */
  width?: string | Partial<Record<Screen, string>>;
  align?: 'left' | 'right';
  /** The smallest screen that shows it: phone where nothing is said. */
  from?: Exclude<Screen, 'phone'>;
  /** The field the server sorts by when the head is pressed. */
  sortField?: string;
  /** Names the row to a screen reader. */
  isRowName?: boolean;
  /** How wide the grey bar is while the rows are on their way; a square for `avatar` or `picture`. */
  skeleton?: string;
  cell: (row: Row, index: number) => ReactNode;
};

const rank: Record<Screen, number> = { phone: 0, tablet: 1, desk: 2 };

export function columnsOn<Row>(screen: Screen, columns: Column<Row>[]): Column<Row>[] {
  return columns.filter(({ from }) => rank[screen] >= rank[from ?? 'phone']);
}

export function widthOn<Row>(screen: Screen, { width }: Column<Row>): string | undefined {
  return typeof width === 'object' ? width[screen] : width;
}
