import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes a file dropped or pasted anywhere on the page. Otherwise the browser would open a file
 * dropped next to the picker, and the form's contents would be lost.
 */
export function useDropOrPaste(onFile: (file: File) => void): { isDragged: boolean } {
  const [isDragged, setIsDragged] = useState(false);
  const takeFile = useEffectEvent((transfer: DataTransfer | null) => {
    const file = transfer?.files[0];
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
      takeFile(event.dataTransfer);
    };
    const paste = ({ clipboardData }: ClipboardEvent) => {
      // Cells copied from a spreadsheet also carry a picture, but the text is meant.
      if (!clipboardData?.types.includes('text/plain')) takeFile(clipboardData);
    };
    document.addEventListener('dragover', dragOver, { signal });
    document.addEventListener('dragleave', dragLeave, { signal });
    document.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => stop.abort();
  }, []);
  return { isDragged };
}
