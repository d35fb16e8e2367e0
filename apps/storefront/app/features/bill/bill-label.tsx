import type { BillLabel as Label } from '@dalan/contract/payments/bill-view';

import { fontOf } from '../../lib/fonts/in-cut.ts';
import { langOf } from '../../lib/language/lang-of.ts';
import { billWords } from './bill.texts.ts';

type BillLabelProps = {
  label: Label;
  name?: string;
  /** What stands with the page's own word: the area of a delivery. */
  beside?: string;
};

/** A heading in English, as the law words it, with the page's own word beside it. */
export function BillLabel({ label, name = label, beside = '' }: BillLabelProps) {
  const words: Partial<Record<Label, string>> = billWords?.labels ?? {};
  return (
    <>
      <span lang={langOf('en')}>{name}</span>
      <BillBeside words={[words[label], beside].filter(Boolean).join(', ')} />
    </>
  );
}

/** In the page's language, beside the English. */
export function BillBeside({ words }: { words: string }) {
  return words !== '' && <span className={`bill-beside ${fontOf(words) ?? ''}`}>{words}</span>;
}
