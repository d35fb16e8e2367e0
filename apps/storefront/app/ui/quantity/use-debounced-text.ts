import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 400;

/** A live region's text: a burst of presses is announced once. Empty until the first change. */
export function useDebouncedText(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState('');
  const isUntouched = settled === '' && text === first;
  useEffect(() => {
    if (isUntouched) return;
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, isUntouched]);
  return settled;
}
