import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { colours } from '../../ui/theme/colours.ts';
import { hairline, sheetLook } from '../../ui/layout/looks.ts';

type ColumnProps = {
  title: string;
  avatar?: ReactNode;
  chips: ReactNode;
  /** The run's id; empty for orders without a run; undefined if nothing can be dropped here. */
  dropId?: string | undefined;
  /** True for a new run: the column gets the focus, and the board scrolls to it. */
  isNew?: boolean;
  /** Called when any of the column comes into view or none of it is left there. */
  onView?: (isInView: boolean) => void;
  head?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
};

/** One column of the board. */
export function Column(props: ColumnProps) {
  const { title, avatar, chips, dropId, isNew = false, onView, head, foot, children } = props;
  const titleId = useId();
  const column = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) bringIntoView(column.current);
  }, [isNew]);
  const tell = useEffectEvent((isInView: boolean) => onView?.(isInView));
  useEffect(() => {
    if (column.current === null) return;
    const observer = new IntersectionObserver((entries) =>
      tell(entries.at(-1)?.isIntersecting === true),
    );
    observer.observe(column.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Paper
      component="section"
      ref={column}
      aria-labelledby={titleId}
      data-column={dropId}
      {...(isNew && { tabIndex: -1 })}
      sx={sheet}
    >
      <Box sx={headBox}>
        <Box sx={titleLine}>
          {avatar}
          <Typography variant="h2" id={titleId} sx={{ flex: '1 1 auto', minWidth: 0 }}>
            {title}
          </Typography>
          {chips}
        </Box>
        {head}
      </Box>
      {children}
      {foot && <Box sx={footBox}>{foot}</Box>}
    </Paper>
  );
}

function bringIntoView(column: HTMLElement | null): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  column?.focus({ preventScroll: true });
  column?.scrollIntoView({
    behavior: isStill ? 'instant' : 'smooth',
    block: 'nearest',
    inline: 'nearest',
  });
}

/** Keeps the space of stops that are not loaded yet. */
export function ComingStops({ count }: { count: number }) {
  return <Skeleton aria-hidden variant="rectangular" height={count * STOP_HEIGHT} />;
}

/** Three figures side by side, the last at the right. */
export function Figures({ figures }: { figures: { value: string; label: string }[] }) {
  return (
    <Box component="dl" sx={figureGrid}>
      {figures.map(({ value, label }) => (
        <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Box component="dt" sx={{ fontSize: 'label', color: colours.basalt700 }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: 'lead', fontWeight: 600 }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The height of a stop whose address has two lines. */
const STOP_HEIGHT = 76;

const sheet = {
  display: 'flex',
  flexDirection: 'column',
  ...sheetLook,
  borderRadius: 0,
  boxShadow: 'none',
} as const;
const headBox = { px: 4, py: 3, borderBottom: hairline };
const titleLine = {
  display: 'flex',
  alignItems: 'center',
  gap: 2.5,
  minHeight: 32,
};
const footBox = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: 4,
  pt: 3,
  pb: 4,
  backgroundColor: colours.flour50,
  '& > .MuiButton-root': { flex: '1 1 0' },
};
const figureGrid = {
  display: 'grid',
  gridTemplateColumns: 'auto auto 1fr',
  columnGap: 5,
  rowGap: 1,
  m: 0,
  mt: 2,
  lineHeight: 1.2,
  '& > :last-child': { textAlign: 'right' },
};
