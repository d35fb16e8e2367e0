import { useMemo } from 'react';
import { bagLabelView } from '@dalan/contract/mill/bag-label-view';
import type { BagLabelsAnswer, BagToLabel } from '@dalan/contract/mill/bag-labels';
import { BagLabel } from '@dalan/papers/bag-label';
import type { LabelSize } from '@dalan/papers/bag-label';
import { QrCode } from '../slips/qr-code.tsx';
import { labelTexts as texts } from './label-texts.ts';
import { batchLink } from './labels-path.ts';
import '@dalan/papers/bag-label.css';

/** Three dots of a label printer, which prints eight in a millimetre. A page of A4 is finer. */
const moduleMm: Record<LabelSize, number> = { roll: 0.375, a4: 0.34 };

type PrintedLabelProps = {
  bag: BagToLabel;
  answer: BagLabelsAnswer;
  size: LabelSize;
  isPreview?: boolean;
  onFit?: (isWhole: boolean) => void;
};

/** A label with the words of its bag, the shop's mark and the code of its batch. */
export function PrintedLabel({ bag, answer, size, isPreview, onFit }: PrintedLabelProps) {
  const { flours, packer } = answer;
  const view = useMemo(() => {
    const flour = flours.find(({ productId }) => productId === bag.productId);
    return bagLabelView(bag, flour ?? { facts: {}, missing: [] }, packer);
  }, [bag, flours, packer]);
  return (
    <BagLabel
      view={view}
      size={size}
      mark={<img src="/admin/art/wordmark.svg" alt={packer.name} />}
      code={
        bag.batch && (
          <QrCode
            text={batchLink(bag.batch.path)}
            label={texts.code(bag.batch.number)}
            moduleMm={moduleMm[size]}
          />
        )
      }
      {...(isPreview && { isPreview })}
      {...(onFit && { onFit })}
    />
  );
}
