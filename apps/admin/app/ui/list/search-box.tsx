import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { boxedInput, keyInField } from '../form/boxed-input.ts';
import { useShortcuts } from '../../lib/use-shortcuts.ts';
import { Icon } from '../icons/icon.tsx';
import { uiTexts } from '../ui-texts.ts';
import { colours } from '../theme/colours.ts';
import { fieldEdge, focusRing } from '../layout/looks.ts';

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
  // Sent are the values that have not come back yet. On a slow machine more is typed meanwhile.
  const [known, setKnown] = useState<{ value: string; sent: string[] }>({ value, sent: [] });
  if (value !== known.value) {
    const at = known.sent.indexOf(value);
    // A value that this box did not send itself comes from Back or from Clear search.
    if (at === -1) setText(value);
    setKnown({ value, sent: at === -1 ? [] : known.sent.slice(at + 1) });
  }
  const asked = known.sent.at(-1) ?? known.value;
  useShortcuts({ '/': () => field.current?.focus() });

  const search = useEffectEvent((wanted: string) => {
    setKnown({ ...known, sent: [...known.sent, wanted] });
    onSearch(wanted);
  });
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === asked) return;
    const timer = setTimeout(() => search(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, asked]);

  function clear() {
    setText('');
    setKnown({ ...known, sent: [...known.sent, ''] });
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
        <Box aria-hidden component="kbd" sx={keyInField}>
          /
        </Box>
      ) : (
        <IconButton
          aria-label={uiTexts.list.clearSearch}
          onClick={clear}
          sx={{ width: 40, height: 40 }}
        >
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
  ...boxedInput,
  px: 3,
  '&::-webkit-search-cancel-button': { display: 'none' },
};
