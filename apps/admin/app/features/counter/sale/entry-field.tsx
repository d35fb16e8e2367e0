import type { KeyboardEvent, RefObject } from 'react';
import { SlashField } from '../../../ui/form/slash-field.tsx';
import { counterTexts as texts } from '../counter-texts.ts';

type EntryFieldProps = {
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  onType: (typed: string) => void;
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** Letters find a flour, then comes a weight or rupees. */
export function EntryField({ field, ...entry }: EntryFieldProps) {
  return (
    <SlashField ref={field} label={texts.entry} hint={texts.entryHint} size={size} {...entry} />
  );
}

const size = { flex: '0 1 240px', minWidth: 0 };
