import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { DialogTitleBar } from '../../../ui/dialog/dialog-title-bar.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { fieldEdge } from '../../../ui/layout/looks.ts';

type SheetProps = {
  title: string;
  isOpen: boolean;
  isDangerous?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The sheet comes from below, where the thumb is. */
export function Sheet({ title, isOpen, isDangerous = false, onClose, children }: SheetProps) {
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{
        container: { sx: { alignItems: 'flex-end' } },
        paper: { sx: paper(isDangerous ? colours.kumkum : colours.haldi) },
      }}
    >
      <DialogTitleBar titleId={id} title={title} about={undefined} hasAutoFocus onClose={onClose} />
      <Box sx={{ display: 'grid', gap: 3, px: 4, pt: 3, pb: 5, overflowY: 'auto' }}>{children}</Box>
    </Dialog>
  );
}

function paper(edge: string) {
  return {
    m: '0 !important',
    width: '100%',
    maxWidth: '640px !important',
    maxHeight: 'calc(100% - 24px) !important',
    border: 0,
    borderTop: `4px solid ${colours.basalt900}`,
    boxShadow: `0 -6px 0 0 ${edge} !important`,
  };
}

/** One choice of a sheet. */
export const option = {
  display: 'grid',
  gridTemplateColumns: '28px 1fr auto',
  alignItems: 'center',
  gap: 2,
  width: '100%',
  minHeight: 56,
  px: 3,
  py: 1.5,
  textAlign: 'left',
  fontFamily: 'inherit',
  fontSize: 'lead',
  fontWeight: 600,
  lineHeight: 1.25,
  ...fieldEdge,
  '& small': {
    display: 'block',
    fontSize: 'small',
    fontWeight: 400,
    color: colours.basalt700,
  },
  "&[data-chosen='true']": {
    backgroundColor: colours.basalt900,
    borderColor: colours.basalt900,
    color: colours.flour0,
    '& small': { color: colours.flour200 },
  },
} as const;

/** The square before a choice. */
export function ChoiceMark({ isChosen }: { isChosen: boolean }) {
  return (
    <Box component="span" aria-hidden="true" sx={mark}>
      {isChosen && <Box component="span" sx={{ width: 10, height: 10, bgcolor: colours.haldi }} />}
    </Box>
  );
}

const mark = {
  width: 20,
  height: 20,
  border: '2px solid currentColor',
  display: 'grid',
  placeItems: 'center',
};
