import { taxInside } from '@dalan/contract/payments/bills';
import type { BillDocument } from '@dalan/contract/payments/bills';
import type { CreditNoteDocument } from '@dalan/contract/payments/credit-note-documents';

type Credited = Pick<
  CreditNoteDocument,
  'kind' | 'reason' | 'flour' | 'givenBackBeforePaise' | 'refund' | 'by'
> & {
  bill: { number: string; madeAt: Date; document: BillDocument };
  /** What is taken off each line of the bill, in its order. */
  lines: { grams: number; paise: number }[];
  deliveryPaise: number;
  roundOffPaise: number;
};

/** Names, codes, rates and parties are those of the bill; amounts are what is taken off it. */
export function creditNoteDocumentOf(credited: Credited): CreditNoteDocument {
  const { bill, lines: taken, deliveryPaise, roundOffPaise, ...facts } = credited;
  const { title, taxNote, seller, buyer, placeOfSupply, language = 'en' } = bill.document;
  const lines = bill.document.lines.flatMap((line, index) => {
    const { grams = 0, paise = 0 } = taken[index] ?? {};
    if (grams === 0 && paise === 0) return [];
    return { ...line, weightGrams: grams, ...taxed(paise, line.gstRate) };
  });
  const charge = bill.document.delivery;
  const delivery =
    charge === null || deliveryPaise === 0
      ? null
      : { ...charge, ...taxed(deliveryPaise, charge.gstRate) };
  const supplies = delivery === null ? lines : [...lines, delivery];
  const sum = (field: 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'totalPaise') =>
    supplies.reduce((total, supply) => total + supply[field], 0);
  return {
    ...facts,
    language,
    title,
    ...(taxNote !== undefined && { taxNote }),
    seller,
    buyer,
    placeOfSupply,
    lines,
    delivery,
    ...(roundOffPaise !== 0 && { roundOffPaise }),
    totals: {
      taxablePaise: sum('taxablePaise'),
      cgstPaise: sum('cgstPaise'),
      sgstPaise: sum('sgstPaise'),
      totalPaise: sum('totalPaise') + roundOffPaise,
    },
    bill: {
      number: bill.number,
      madeAt: bill.madeAt.toISOString(),
      totalPaise: bill.document.totals.totalPaise,
    },
  };
}

function taxed(totalPaise: number, gstRate: number) {
  return { totalPaise, ...taxInside(totalPaise, gstRate) };
}
