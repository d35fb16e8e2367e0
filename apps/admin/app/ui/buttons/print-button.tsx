import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';

type PrintButtonProps = { children: ReactNode; isNextStep?: boolean };

export function PrintButton({ children, isNextStep = true }: PrintButtonProps) {
  return (
    <Button
      variant={isNextStep ? 'contained' : 'outlined'}
      startIcon={<Icon name="print" size={18} />}
      onClick={() => void printWhenReady()}
    >
      {children}
    </Button>
  );
}

/** Prints once every letter on the page has its font, Devanagari too. */
async function printWhenReady(): Promise<void> {
  await document.fonts.ready;
  window.print();
}
