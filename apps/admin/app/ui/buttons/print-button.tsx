import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { KeyHint } from './key-hint.tsx';

type PrintButtonProps = {
  children: ReactNode;
  isNextStep?: boolean;
  isOff?: boolean;
  /** The letter that does the same. The page listens for it. */
  letter?: string;
};

export function PrintButton(props: PrintButtonProps) {
  const { children, isNextStep = true, isOff = false, letter } = props;
  return (
    <Button
      variant={isNextStep ? 'contained' : 'outlined'}
      disabled={isOff}
      startIcon={<Icon name="print" size={18} />}
      onClick={() => void printWhenReady()}
    >
      {children}
      {letter !== undefined && <KeyHint>{letter}</KeyHint>}
    </Button>
  );
}

/** Prints once every letter on the page has its font, Devanagari too. */
export async function printWhenReady(): Promise<void> {
  await document.fonts.ready;
  window.print();
}
