import { useEffect, useState } from 'react';

const STILL_MS = 400;

/** The text once it has stood still for a moment: a burst of presses is read out once. */
export function useDebouncedText(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState('');
  const isUntouched = settled === '' && text === first;
  useEffect(() => {
    if (isUntouched) return;
    const timer = setTimeout(() => setSettled(text), STILL_MS);
    return () => clearTimeout(timer);
  }, [text, isUntouched]);
  return settled;
}
