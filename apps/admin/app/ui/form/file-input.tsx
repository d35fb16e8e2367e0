import type { RefObject } from 'react';

type FileInputProps = {
  /** The button beside it opens it by a click. */
  ref: RefObject<HTMLInputElement | null>;
  accept: string;
  onChoose: (file: File) => void;
};

/** The hidden field behind a button that chooses a file. */
export function FileInput({ ref, accept, onChoose }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={accept}
      onChange={({ target }) => {
        const file = target.files?.[0];
        if (file) onChoose(file);
        // Without this, choosing the same file again fires no change event.
        target.value = '';
      }}
    />
  );
}
