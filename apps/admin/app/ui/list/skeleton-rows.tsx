import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { Column } from './column.ts';

const squares = { avatar: 36, picture: 44 };

type SkeletonRowsProps<Row> = { columns: Column<Row>[]; count: number };

/** Grey bars where the rows will stand, fading towards the foot. */
export function SkeletonRows<Row>({ columns, count }: SkeletonRowsProps<Row>) {
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
