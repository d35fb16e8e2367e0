import type { BillLabel as Label } from '@dalan/contract/bill-view';

import { langOf } from '../../lib/language/lang-of.ts';
import { billWords } from './bill.texts.en.ts';

/** A heading in English, as the law words it, with the page's own word beside it. */
export function BillLabel({ label, name = label }: { label: Label; name?: string }) {
  const words: Partial<Record<Label, string>> = billWords?.labels ?? {};
  return (
    <>
      <span lang={langOf('en')}>{name}</span>
      {words[label] && <span className="bill-beside">{words[label]}</span>}
    </>
  );
}
