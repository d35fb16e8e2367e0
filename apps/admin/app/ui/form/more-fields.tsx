import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';

type MoreFieldsProps = {
  label: string;
  /** Names for screen readers whose fields these are, if the page has several such buttons. */
  of?: string;
  children: ReactNode;
};

/** Fields that are not always needed. They replace the button that shows them. */
export function MoreFields({ label, of, children }: MoreFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return children;
  return (
    <Button
      variant="outlined"
      aria-expanded={false}
      {...(of !== undefined && { 'aria-label': `${label}: ${of}` })}
      startIcon={<Icon name="add" size={18} />}
      onClick={() => setIsOpen(true)}
      sx={{ justifySelf: 'start', gridColumn: '1 / -1' }}
    >
      {label}
    </Button>
  );
}
