import Box from '@mui/material/Box';
import type { KeyboardEvent, RefObject } from 'react';
import { Icon } from '../icons/icon.tsx';
import { fieldEdge, focusRing } from '../layout/looks.ts';
import { boxedInput, keyInField } from './boxed-input.ts';
import { useShortcuts } from '../../lib/use-shortcuts.ts';

type SlashFieldProps = {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  hint: string;
  typed: string;
  onType: (typed: string) => void;
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Its width or flex, as the row around it wants. */
  size: object;
};

/** A field for quick typing. The slash key leads here from anywhere on the page. */
export function SlashField({ ref, label, hint, typed, onType, onKey, size }: SlashFieldProps) {
  useShortcuts({ '/': () => ref.current?.focus() });
  return (
    <Box sx={{ ...box, ...size }}>
      <Icon name="search" size={18} />
      <Box
        component="input"
        ref={ref}
        type="text"
        aria-label={label}
        placeholder={hint}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={60}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKey}
        sx={{ ...boxedInput, px: 2.5 }}
      />
      <Box aria-hidden component="kbd" sx={keyInField}>
        /
      </Box>
    </Box>
  );
}

const box = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  px: 3,
  ...fieldEdge,
  '&:has(input:focus)': focusRing,
  '& > svg': { flex: 'none' },
};
