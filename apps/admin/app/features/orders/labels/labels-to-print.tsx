import type { BagLabelsAnswer } from '@dalan/contract/mill/bag-labels';
import { LABELS_ON_A4 } from '@dalan/papers/bag-label';
import type { LabelSize } from '@dalan/papers/bag-label';
import { bagsToPrint, inSheets } from './labels.rules.ts';
import type { BagKind } from './labels.rules.ts';
import { PrintedLabel } from './printed-label.tsx';

type LabelsToPrintProps = {
  answer: BagLabelsAnswer;
  kinds: BagKind[];
  size: LabelSize;
  countOf: (kind: BagKind) => number;
};

/** All labels, for the printer alone. */
export function LabelsToPrint({ answer, kinds, size, countOf }: LabelsToPrintProps) {
  const labels = kinds.flatMap((kind) =>
    bagsToPrint(kind, countOf(kind)).map((bag, index) => (
      <PrintedLabel key={`${kind.key}/${index}`} bag={bag} answer={answer} size={size} />
    )),
  );
  return (
    <div className="labels-to-print" aria-hidden>
      {size === 'roll'
        ? labels
        : inSheets(labels, LABELS_ON_A4).map((sheet, index) => (
            <div key={index} className="label-sheet">
              {sheet}
            </div>
          ))}
    </div>
  );
}

type LabelsToMeasureProps = Omit<LabelsToPrintProps, 'countOf'> & {
  onFit: (kind: BagKind, isWhole: boolean) => void;
};

/** One label of each kind, to learn which would be cut off. They stay when none is printed. */
export function LabelsToMeasure({ answer, kinds, size, onFit }: LabelsToMeasureProps) {
  return (
    <div className="labels-to-measure" aria-hidden>
      {kinds
        .filter(({ obstacle }) => obstacle === null)
        .map((kind) => (
          <PrintedLabel
            key={kind.key}
            bag={kind.bags[0]}
            answer={answer}
            size={size}
            onFit={(isWhole) => onFit(kind, isWhole)}
          />
        ))}
    </div>
  );
}
