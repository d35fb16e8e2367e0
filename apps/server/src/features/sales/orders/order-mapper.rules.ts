import { reasonOf } from '@dalan/contract/desk/confirm';
import type { Grind } from '@dalan/contract/catalog/grinds';
import type { Language } from '@dalan/contract/language/languages';
import { productImgPath } from '@dalan/contract/catalog/media';
import { paiseToRupees } from '@dalan/contract/money/money';
import type {
  BatchOfLine,
  Order,
  OrderChannel,
  OrderContentChanges,
  OrderEvent,
  PlannedRun,
} from '@dalan/contract/orders/orders';
import type { CreditNoteOfOrder } from '@dalan/contract/payments/credit-notes';
import type { Payment, PaymentClaim } from '@dalan/contract/payments/payments';
import { gramsToKg } from '@dalan/contract/money/weight';

export type OrderItemRow = {
  productId: string;
  name: string;
  grind: Grind | null;
  description: string;
  mediaId: string | null;
  weightGrams: number;
  pricePaise: number;
  totalPaise: number;
  /** Absent for an order that was just placed. */
  batch?: BatchOfLine | null;
  /** What credit notes took off. Absent for an order that was just placed, null without any. */
  givenBack?: { grams: number; paise: number; discountPaise: number } | null;
};

export type CreditNoteRow = Pick<CreditNoteOfOrder, 'number' | 'kind' | 'reason'> & {
  id: string;
  flour: CreditNoteOfOrder['flour'] | null;
  amountPaise: number;
  deliveryPaise: number;
  at: Date | string;
};

export type OrderEventRow = Pick<OrderEvent, 'kind' | 'orderStatus' | 'paymentStatus'> & {
  actorName: string | null;
  at: Date | string;
  dueOn?: string | null;
  note?: string;
  changes?: OrderContentChanges | null;
};

export type PaymentRow = Pick<Payment, 'method' | 'reference' | 'corrects' | 'reason'> & {
  id: string;
  amountPaise: number;
  recordedBy: string;
  at: Date | string;
  /** Set only for a refund. Absent for an order that was just placed. */
  creditNoteId?: string | null;
};

export type ClaimRow = Pick<PaymentClaim, 'reference'> & {
  answer: 'found' | 'not found' | null;
  amountPaise: number;
  at: Date | string;
  answeredAt: Date | string | null;
};

/** Fields that are stored as the API sends them, and what the mapper converts. */
export type OrderRow = Pick<
  Order,
  | 'orderStatus'
  | 'paymentStatus'
  | 'paymentMethod'
  | 'deliveryAddress'
  | 'contactNumber'
  | 'billNumber'
  | 'version'
  | 'dueOn'
  | 'pincode'
> & {
  id: string;
  userId: string;
  buyerName: string;
  buyerPhone: string | null;
  buyerEmail: string | null;
  buyerProfileImg: string;
  buyerLanguage: Language;
  totalPaise: number;
  deliveryChargePaise: number;
  roundOffPaise: number;
  /** Absent for an order that a customer has just placed. */
  channel?: OrderChannel;
  onAccount: boolean;
  /** Absent for an order that was just placed. */
  isRepeat?: boolean;
  packedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  items: OrderItemRow[];
  events: OrderEventRow[];
  payments: PaymentRow[];
  /** Absent for an order that was just placed, null without any. */
  creditNotes?: CreditNoteRow[] | null;
  claim: ClaimRow | null;
  /** Absent for an order that was just placed. */
  plannedRun?: (Omit<PlannedRun, '_id'> & { id: string }) | null;
};

/** Makes the order of the API, with rupees, kilograms, and the products as sold. */
export function toOrder(row: OrderRow): Order {
  const notes = row.creditNotes ?? [];
  const creditedPaise = notes.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return {
    _id: row.id,
    userId: {
      _id: row.userId,
      name: row.buyerName,
      phone: row.buyerPhone ?? '',
      email: row.buyerEmail ?? '',
      profileImg: row.buyerProfileImg,
      language: row.buyerLanguage,
    },
    items: row.items.map((item) => ({
      productId: {
        _id: item.productId,
        name: item.name,
        productImg: item.mediaId === null ? '' : productImgPath(item.mediaId),
        description: item.description,
      },
      ...(item.grind && { grind: item.grind }),
      quantityKg: gramsToKg(item.weightGrams),
      pricePerKg: paiseToRupees(item.pricePaise),
      totalPrice: paiseToRupees(item.totalPaise),
      ...(item.batch && { batch: item.batch }),
      ...(item.givenBack && { givenBack: toGivenBack(item.givenBack) }),
    })),
    totalAmount: paiseToRupees(row.totalPaise),
    deliveryCharge: paiseToRupees(row.deliveryChargePaise),
    ...(row.roundOffPaise !== 0 && { roundOff: paiseToRupees(row.roundOffPaise) }),
    amountToPay: paiseToRupees(
      row.totalPaise + row.deliveryChargePaise + row.roundOffPaise - creditedPaise,
    ),
    ...(notes.length > 0 && {
      givenBackAmount: paiseToRupees(creditedPaise),
      creditNotes: notes.map(toCreditNote),
    }),
    dueOn: row.dueOn,
    pincode: row.pincode,
    paidAmount: paiseToRupees(row.payments.reduce((sum, { amountPaise }) => sum + amountPaise, 0)),
    payments: row.payments.map(toPayment),
    claim: row.claim && toClaim(row.claim),
    deliveryAddress: row.deliveryAddress,
    contactNumber: row.contactNumber,
    paymentStatus: row.paymentStatus,
    orderStatus: row.orderStatus,
    paymentMethod: row.paymentMethod,
    billNumber: row.billNumber,
    ...(row.channel === 'counter' && { channel: row.channel }),
    ...(row.onAccount ? { onAccount: true } : {}),
    ...(row.isRepeat ? { isRepeat: true } : {}),
    packedAt: row.packedAt?.toISOString() ?? null,
    ...(row.plannedRun ? { plannedRun: toPlannedRun(row.plannedRun) } : {}),
    version: row.version,
    history: row.events.map((event) => ({
      kind: event.kind,
      orderStatus: event.orderStatus,
      paymentStatus: event.paymentStatus,
      by: event.actorName ?? '',
      at: new Date(event.at).toISOString(),
      ...(event.dueOn ? { dueOn: event.dueOn } : {}),
      ...(event.note ? { note: event.note } : {}),
      ...(event.changes ? { changes: event.changes } : {}),
    })),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Removes what only staff may read. */
export function forCustomer({ plannedRun: _, ...order }: Order): Order {
  return {
    ...order,
    history: order.history.map((event) =>
      event.note === undefined ? event : { ...event, note: reasonOf(event.note) },
    ),
  };
}

function toPlannedRun({ id, ...run }: NonNullable<OrderRow['plannedRun']>): PlannedRun {
  return { _id: id, ...run };
}

function toGivenBack({ grams, paise, discountPaise }: NonNullable<OrderItemRow['givenBack']>) {
  return {
    kg: gramsToKg(grams),
    amount: paiseToRupees(paise),
    discount: paiseToRupees(discountPaise),
  };
}

function toCreditNote(row: CreditNoteRow): CreditNoteOfOrder {
  return {
    _id: row.id,
    number: row.number,
    kind: row.kind,
    reason: row.reason,
    ...(row.flour && { flour: row.flour }),
    amount: paiseToRupees(row.amountPaise),
    deliveryCharge: paiseToRupees(row.deliveryPaise),
    at: new Date(row.at).toISOString(),
  };
}

function toPayment({ creditNoteId, ...payment }: PaymentRow): Payment {
  const { id, amountPaise, recordedBy, at, ...row } = payment;
  return {
    _id: id,
    ...row,
    ...(creditNoteId && { creditNote: creditNoteId }),
    amount: paiseToRupees(amountPaise),
    by: recordedBy,
    at: new Date(at).toISOString(),
  };
}

function toClaim({ answer, amountPaise, reference, at, answeredAt }: ClaimRow): PaymentClaim {
  return {
    state: answer ?? 'open',
    amount: paiseToRupees(amountPaise),
    reference,
    at: new Date(at).toISOString(),
    answeredAt: answeredAt === null ? null : new Date(answeredAt).toISOString(),
  };
}
