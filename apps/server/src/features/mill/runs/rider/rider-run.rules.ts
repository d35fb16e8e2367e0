import { askedOfCustomer } from '@dalan/contract/payments/payments';
import type { RiderRun, RiderStop, Run, RunStop } from '@dalan/contract/mill/runs';

/** Only what the rider's screen shows: no e-mail, history, reference or count reaches the phone. */
export function toRiderRun(run: Run): RiderRun {
  const { _id, day, number, state, startedAt, closedAt, cashTaken, upiTaken, stops } = run;
  return {
    _id,
    day,
    number,
    state,
    startedAt,
    closedAt,
    cashTaken,
    upiTaken,
    stops: stops.map(toRiderStop),
  };
}

export function toRiderStop({ position, order, outcome, reason, doneAt }: RunStop): RiderStop {
  const { _id, userId, items, payments, amountToPay, paidAmount, dueOn, pincode } = order;
  const { deliveryAddress, contactNumber, claim } = order;
  return {
    position,
    outcome,
    reason,
    doneAt,
    order: {
      _id,
      userId: { name: userId.name, language: userId.language },
      items: items.map(({ productId, grind, quantityKg, batch, ...item }) => ({
        productId: { _id: productId._id, name: productId.name },
        ...(grind && { grind }),
        quantityKg,
        ...(batch && { batch }),
        sold: {
          pricePerKg: item.pricePerKg,
          totalPrice: item.totalPrice,
          ...(item.givenBack && { givenBack: item.givenBack }),
        },
      })),
      amountToPay,
      paidAmount,
      asked: askedOfCustomer(order),
      ...(order.onAccount && { onAccount: true }),
      dueOn,
      pincode,
      deliveryAddress,
      contactNumber,
      // Payments at the door have the time of the tap. The rider does not see the others.
      payments: payments
        .filter(({ at }) => at === doneAt)
        .map(({ method, amount, at }) => ({ method, amount, at })),
      claim: claim && { state: claim.state },
    },
  };
}
