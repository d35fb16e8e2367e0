import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes a file that is dropped or pasted anywhere while the picker is on the screen: one dropped
 * beside the picker would else open in place of the panel, and what was typed would be gone.
 */
export function useDropOrPaste(onFile: (file: File) => void): { isDragged: boolean } {
  const [isDragged, setIsDragged] = useState(false);
  const take = useEffectEvent((given: DataTransfer | null) => {
    const file = given?.files[0];
    if (file) onFile(file);
  });

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const dragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsDragged(true);
    };
    const dragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsDragged(false);
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsDragged(false);
      take(event.dataTransfer);
    };
    const paste = ({ clipboardData }: ClipboardEvent) => {
      // A table copied from a spreadsheet brings its picture along: its text is what is meant.
      if (!clipboardData?.types.includes('text/plain')) take(clipboardData);
    };
    document.addEventListener('dragover', dragOver, { signal });
    document.addEventListener('dragleave', dragLeave, { signal });
    document.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => stop.abort();
  }, []);
  return { isDragged };
}
