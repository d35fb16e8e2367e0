import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';

type MoreFieldsProps = {
  label: string;
  /** Told to screen readers, which need it if the page has several. */
  of?: string;
  children: ReactNode;
};

/** Fields that are not always needed. The button makes way for them. */
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
