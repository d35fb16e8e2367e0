import { checkoutTexts } from '@dalan/contract/checkout';
import { formatPaise } from '@dalan/contract/money';

import { Notice } from '../../../ui/form/notice.tsx';
import { applyChanges, describeChange } from './line-changes.rules.ts';
import type { LineChange } from './line-changes.rules.ts';
import type { OrderLine } from './order-lines.rules.ts';
import { totalPaise } from './order-lines.rules.ts';

type ChangedLinesNoticeProps = {
  lines: readonly OrderLine[];
  changes: readonly LineChange[];
  /** What the shop said when it refused the order. */
  refusal: string | undefined;
  /** The customer has pressed the button, and nothing goes on without him. */
  isUrgent: boolean;
  onAccept: () => void;
};

/** What is not as it was shown, what the order then comes to, and one button to agree to it. */
export function ChangedLinesNotice(props: ChangedLinesNoticeProps) {
  const { lines, changes, refusal, isUrgent, onAccept } = props;
  const words = changes.flatMap((change) => {
    const line = lines.find(({ flour }) => flour._id === change.productId);
    if (line === undefined) return [];
    const isNameSaid = change.kind !== 'price';
    return [{ name: line.flour.name, isNameSaid, ...describeChange(change, line) }];
  });
  const [first, ...others] = words;
  if (first === undefined) return null;
  const isOne = others.length === 0;
  const linesThen = applyChanges(lines, changes);
  return (
    <Notice
      tone={isUrgent ? 'failed' : 'info'}
      more={
        <>
          {!isOne && (
            <ul>
              {words.map(({ name, what, isNameSaid }) => (
                <li key={name}>{isNameSaid ? what : `${name}: ${what}`}</li>
              ))}
            </ul>
          )}
          {linesThen.length > 0 && (
            <p>{checkoutTexts.totalThen(formatPaise(totalPaise(linesThen)))}</p>
          )}
          <button type="button" onClick={onAccept} className="button">
            {isOne ? first.accept : checkoutTexts.acceptAll}
          </button>
        </>
      }
    >
      {refusal ?? (isOne ? first.what : checkoutTexts.notAsChosen)}
    </Notice>
  );
}
