import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { phoneOrderTexts as texts } from './phone-order-texts.ts';
import { fieldEdge, focusRing, hairline } from '../../ui/layout/looks.ts';

type QuickAddBoxProps = {
  typed: string;
  /** True if a flour has grinds: the example then has one too. */
  hasGrinds: boolean;
  onType: (typed: string) => void;
  onEnter: () => void;
};

const TYPING = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** Enter adds the flour. The slash key focuses the box from anywhere on the page. */
export function QuickAddBox({ typed, hasGrinds, onType, onEnter }: QuickAddBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    function focus(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      event.preventDefault();
      field.current?.focus();
    }
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return (
    <Box sx={box}>
      <Icon name="search" size={18} />
      <Box
        component="input"
        ref={field}
        type="text"
        aria-label={texts.quickAdd}
        placeholder={hasGrinds ? texts.quickAddGrindHint : texts.quickAddHint}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={60}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          const isEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey;
          if (!isEnter || event.nativeEvent.isComposing || typed.trim() === '') return;
          event.preventDefault();
          onEnter();
        }}
        sx={input}
      />
      <Box aria-hidden component="kbd" sx={slash}>
        /
      </Box>
    </Box>
  );
}

const box = {
  display: 'flex',
  alignItems: 'center',
  width: { xs: 200, sm: 224 },
  minHeight: 44,
  px: 3,
  ...fieldEdge,
  '&:has(input:focus)': focusRing,
  '& > svg': { flex: 'none' },
};

const input = {
  flex: 1,
  minWidth: 0,
  px: 2.5,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: colours.basalt500, opacity: 1 },
};

const slash = {
  display: { xs: 'none', md: 'grid' },
  placeItems: 'center',
  width: 18,
  height: 20,
  border: hairline,
  color: colours.basalt500,
  font: 'inherit',
  fontSize: 'label',
} as const;
