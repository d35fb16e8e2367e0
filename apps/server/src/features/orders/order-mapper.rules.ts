import { productImgPath } from '@dalan/contract/media';
import { paiseToRupees } from '@dalan/contract/money';
import type { Order, OrderEvent } from '@dalan/contract/orders';
import { gramsToKg } from '@dalan/contract/weight';

export type OrderItemRow = {
  productId: string;
  name: string;
  description: string;
  mediaId: string | null;
  weightGrams: number;
  pricePaise: number;
  totalPaise: number;
};

export type OrderEventRow = Pick<OrderEvent, 'kind' | 'orderStatus' | 'paymentStatus'> & {
  actorName: string | null;
  at: Date | string;
  dueOn?: string | null;
};

/** Fields that are stored as the API sends them, and what the mapper converts. */
export type OrderRow = Pick<
  Order,
  | 'orderStatus'
  | 'paymentStatus'
  | 'paymentMethod'
  | 'deliveryAddress'
  | 'contactNumber'
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
  totalPaise: number;
  deliveryChargePaise: number;
  createdAt: Date;
  updatedAt: Date;
  items: OrderItemRow[];
  events: OrderEventRow[];
};

/** The order of the API: rupees, kilograms, and the products as sold. */
export function toOrder(row: OrderRow): Order {
  return {
    _id: row.id,
    userId: {
      _id: row.userId,
      name: row.buyerName,
      phone: row.buyerPhone ?? '',
      email: row.buyerEmail ?? '',
      profileImg: row.buyerProfileImg,
    },
    items: row.items.map((item) => ({
      productId: {
        _id: item.productId,
        name: item.name,
        productImg: item.mediaId === null ? '' : productImgPath(item.mediaId),
        description: item.description,
      },
      quantityKg: gramsToKg(item.weightGrams),
      pricePerKg: paiseToRupees(item.pricePaise),
      totalPrice: paiseToRupees(item.totalPaise),
    })),
    totalAmount: paiseToRupees(row.totalPaise),
    deliveryCharge: paiseToRupees(row.deliveryChargePaise),
    amountToPay: paiseToRupees(row.totalPaise + row.deliveryChargePaise),
    dueOn: row.dueOn,
    pincode: row.pincode,
    deliveryAddress: row.deliveryAddress,
    contactNumber: row.contactNumber,
    paymentStatus: row.paymentStatus,
    orderStatus: row.orderStatus,
    paymentMethod: row.paymentMethod,
    version: row.version,
    history: row.events.map((event) => ({
      kind: event.kind,
      orderStatus: event.orderStatus,
      paymentStatus: event.paymentStatus,
      by: event.actorName ?? '',
      at: new Date(event.at).toISOString(),
      ...(event.dueOn ? { dueOn: event.dueOn } : {}),
    })),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
