import type { Grind } from '@dalan/contract/catalog/grinds';
import { DELIVERY_HSN, taxInside } from '@dalan/contract/payments/bills';
import type { BillDocument, BillTitle } from '@dalan/contract/payments/bills';
import { areaOf } from '@dalan/contract/delivery/delivery';
import { stateOfGstin } from '@dalan/contract/payments/gst-states';
import type { Language } from '@dalan/contract/language/languages';
import type { BatchOfLine } from '@dalan/contract/orders/orders';
import type { Settings } from '@dalan/contract/settings/settings';

/** The settings that the seller's lines come from. */
export type Seller = Pick<Settings, 'profile' | 'legal' | 'delivery'>;

export type BilledItem = {
  name: string;
  /** Empty for a flour that was renamed since. */
  nameMr: string;
  nameHi: string;
  grind: Grind | null;
  batch: BatchOfLine | null;
  hsn: string;
  gstRate: number;
  weightGrams: number;
  pricePaise: number;
  totalPaise: number;
};

export type BilledOrder = {
  buyerName: string;
  buyerLanguage: Language;
  deliveryAddress: string;
  contactNumber: string;
  pincode: string | null;
  deliveryChargePaise: number;
  /** Not 0 only for a counter sale. */
  roundOffPaise: number;
  items: BilledItem[];
};

export function billDocumentOf(order: BilledOrder, seller: Seller): BillDocument {
  const { profile, legal } = seller;
  const isRegistered = legal.gstin !== '';
  const isComposition = isRegistered && legal.isComposition === true;
  // A composition taxpayer pays from their turnover and may not collect tax from customers.
  const rateOf = (gstRate: number) => (isRegistered && !isComposition ? gstRate : 0);
  const lines = order.items.map((item) => ({
    name: item.name,
    ...filled({ nameMr: item.nameMr, nameHi: item.nameHi }),
    ...(item.grind && { grind: item.grind }),
    weightGrams: item.weightGrams,
    pricePaise: item.pricePaise,
    ...(item.batch && { batch: item.batch }),
    ...taxed(item.totalPaise, rateOf(item.gstRate), item.hsn),
  }));
  const delivery =
    order.deliveryChargePaise === 0
      ? null
      : {
          ...areaNames(order, seller),
          // Delivery is ancillary to the goods, so it gets the highest GST rate among the lines.
          ...taxed(
            order.deliveryChargePaise,
            Math.max(...lines.map(({ gstRate }) => gstRate)),
            DELIVERY_HSN,
          ),
        };
  const supplies = delivery === null ? lines : [...lines, delivery];
  return {
    title: titleOf(isRegistered, supplies),
    language: order.buyerLanguage,
    taxNote: isComposition ? 'composition' : 'inclusive',
    seller: {
      name: profile.name,
      ...filled({ nameMr: profile.nameMr }),
      address: profile.address,
      ...filled({ addressMr: profile.addressMr, addressHi: profile.addressHi }),
      phone: profile.phone,
      fssaiLicence: legal.fssaiLicence,
      gstin: legal.gstin,
      grievanceOfficer: legal.grievanceOfficer,
    },
    buyer: {
      name: order.buyerName,
      address: addressOf(order),
      phone: order.contactNumber,
    },
    placeOfSupply: isRegistered ? stateOfGstin(legal.gstin) : '',
    lines,
    delivery,
    ...(order.roundOffPaise !== 0 && { roundOffPaise: order.roundOffPaise }),
    totals: {
      taxablePaise: sum(supplies, 'taxablePaise'),
      cgstPaise: sum(supplies, 'cgstPaise'),
      sgstPaise: sum(supplies, 'sgstPaise'),
      totalPaise: sum(supplies, 'totalPaise') + order.roundOffPaise,
    },
  };
}

function titleOf(isRegistered: boolean, supplies: { gstRate: number }[]): BillTitle {
  if (!isRegistered) return 'Bill';
  return supplies.some(({ gstRate }) => gstRate > 0) ? 'Tax Invoice' : 'Bill of Supply';
}

function taxed(totalPaise: number, gstRate: number, hsn: string) {
  return { hsn, totalPaise, gstRate, ...taxInside(totalPaise, gstRate) };
}

function areaNames({ pincode }: BilledOrder, { delivery }: Seller) {
  const area = pincode === null ? undefined : areaOf(delivery, pincode);
  if (area === undefined) return { area: '' };
  return { area: area.name, ...filled({ areaMr: area.nameMr, areaHi: area.nameHi }) };
}

/** Leaves out the fields that have no words. */
function filled<Words extends Record<string, string | undefined>>(words: Words) {
  const entries = Object.entries(words).filter(([, text]) => text !== undefined && text !== '');
  return Object.fromEntries(entries) as { [Field in keyof Words]?: string };
}

/** The pincode may be a field of its own or part of the typed address. */
function addressOf({ deliveryAddress, pincode }: BilledOrder): string {
  if (deliveryAddress === '' || pincode === null || deliveryAddress.includes(pincode)) {
    return deliveryAddress;
  }
  return `${deliveryAddress}, ${pincode}`;
}

type Sums = 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'totalPaise';

function sum(supplies: Record<Sums, number>[], field: Sums): number {
  return supplies.reduce((total, supply) => total + supply[field], 0);
}
