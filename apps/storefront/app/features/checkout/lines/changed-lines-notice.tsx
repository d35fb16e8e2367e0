import { formatPaise } from '@dalan/contract/money/money';

import { Notice } from '../../../ui/form/notice.tsx';
import { applyChanges, describeChange } from './line-changes.rules.ts';
import type { LineChange } from './line-changes.rules.ts';
import type { OrderLine } from './order-lines.rules.ts';
import { isLine, lineName, totalPaise } from './order-lines.rules.ts';
import { checkoutTexts } from '../checkout.texts.ts';

type ChangedLinesNoticeProps = {
  lines: readonly OrderLine[];
  changes: readonly LineChange[];
  /** The server's message when it rejected the order. */
  refusal: string | undefined;
  /** True if the customer has pressed Place Order and must agree before it continues. */
  isUrgent: boolean;
  onAccept: () => void;
};

/** Shows what has changed and the new total, with one button to accept. */
export function ChangedLinesNotice(props: ChangedLinesNoticeProps) {
  const { lines, changes, refusal, isUrgent, onAccept } = props;
  const descriptions = changes.flatMap((change) => {
    const line = lines.find(isLine(change));
    if (line === undefined) return [];
    const includesName = change.kind !== 'price';
    return [{ name: lineName(line), includesName, ...describeChange(change, line) }];
  });
  const [first, ...others] = descriptions;
  if (first === undefined) return null;
  const isOne = others.length === 0;
  const acceptedLines = applyChanges(lines, changes);
  return (
    <Notice
      tone={isUrgent ? 'failed' : 'info'}
      more={
        <>
          {!isOne && (
            <ul>
              {descriptions.map(({ name, what, includesName }) => (
                <li key={name}>{includesName ? what : `${name}: ${what}`}</li>
              ))}
            </ul>
          )}
          {acceptedLines.length > 0 && (
            <p>{checkoutTexts.totalThen(formatPaise(totalPaise(acceptedLines)))}</p>
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
