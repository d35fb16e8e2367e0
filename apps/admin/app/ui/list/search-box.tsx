import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { Icon } from '../icons/icon.tsx';
import { colours } from '../theme/colours.ts';
import { fieldEdge, focusRing, hairline } from '../layout/looks.ts';

type SearchBoxProps = {
  label: string;
  value: string;
  maxLength: number;
  onSearch: (text: string) => void;
};

const DEBOUNCE_MS = 250;

/** Searches when typing pauses. The slash key focuses it from anywhere on the page. */
export function SearchBox({ label, value, maxLength, onSearch }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [known, setKnown] = useState({ value, sent: value });
  if (value !== known.value) {
    // A value that this box did not send itself comes from Back or from Clear search.
    if (value !== known.sent) setText(value);
    setKnown({ value, sent: value });
  }
  useSlashKey(field);

  const search = useEffectEvent((wanted: string) => {
    setKnown({ ...known, sent: wanted });
    onSearch(wanted);
  });
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === known.sent) return;
    const timer = setTimeout(() => search(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, known.sent]);

  function clear() {
    setText('');
    setKnown({ ...known, sent: '' });
    onSearch('');
    field.current?.focus();
  }

  return (
    <Box sx={{ ...box, pr: text === '' ? 3 : 0.5 }}>
      <Icon name="search" size={18} />
      <Box
        component="input"
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        enterKeyHint="search"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={input}
      />
      {text === '' ? (
        <Box aria-hidden component="kbd" sx={slash}>
          /
        </Box>
      ) : (
        <IconButton aria-label="Clear search" onClick={clear} sx={{ width: 40, height: 40 }}>
          <Icon name="close" size={16} />
        </IconButton>
      )}
    </Box>
  );
}

/** Styled like MUI's text field, whose code loads only with the first dialog. */
const box = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  pl: 3,
  backgroundColor: colours.flour0,
  ...fieldEdge,
  '&:hover': { borderColor: colours.basalt900 },
  '&:has(input:focus)': { borderColor: colours.basalt900, ...focusRing },
  '& > svg': { flex: 'none' },
};

const input = {
  flex: 1,
  minWidth: 0,
  px: 3,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: colours.basalt500, opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
};

const slash = {
  display: { xs: 'none', md: 'grid' },
  placeItems: 'center',
  width: 18,
  height: 20,
  flex: 'none',
  border: hairline,
  color: colours.basalt500,
  font: 'inherit',
  fontSize: 'label',
} as const;

const TYPING =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]';

/** `/` focuses the field, unless the user is typing or has a dialog open. */
function useSlashKey(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function moveFocus(event: KeyboardEvent) {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || hasModifier) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      event.preventDefault();
      field.current?.focus();
    }
    document.addEventListener('keydown', moveFocus);
    return () => document.removeEventListener('keydown', moveFocus);
  }, [field]);
}
