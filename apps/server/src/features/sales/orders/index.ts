export type { Seller } from './bills/bill-document.rules.ts';
export { listBillRowsOfOrders as listBillsOfOrders } from './bills/bills.queries.ts';
export { listCreditNoteRowsOfOrders as listCreditNotesOfOrders } from './credit/credit-notes.queries.ts';
export { giveDiscount } from './credit/give-discount.ts';
export { hashOfCredit } from './credit/make-credit-note.ts';
export { planReturn, returnFlour, takeBack } from './credit/return-flour.ts';
export { finishMilling } from './batches/finish-milling.ts';
export { noteHolderTold, recallBatch } from './batches/recall-batch.ts';
export { setPacked } from './bulk/set-packed.ts';
export { moveOrders } from './bulk/move-orders.ts';
export { bulkResultSweepJob } from './bulk/sweep-bulk-results.ts';
export { decideOrder } from './confirm/decide-order.ts';
export { countOrdersByStep } from './list/count-orders-by-step.ts';
export {
  listAllOrderIdsOfUser,
  listOrdersById,
  listOrdersForCustomer,
} from './list/list-own-orders.ts';
export { orderIn } from './list/orders-in-language.ts';
export { getOrder, orderNotFound } from './list/get-order.ts';
export { lockOrder, lockOrders } from './lock-order.ts';
export { noteOnOrders } from './locked-orders.queries.ts';
export type { PackedOrder } from './locked-orders.queries.ts';
export { lockStockOf } from './order-stock.queries.ts';
export type { LockedOrder } from './orders.queries.ts';
export { findAccountKept } from './account/keep-account.ts';
export { getAccount, sumOwed } from './account/read-accounts.ts';
export { recordAccountPayment } from './account/record-account-payment.ts';
export { saveAccount } from './account/save-account.ts';
export { sellAtCounter } from './counter/sell-at-counter.ts';
export { getStatement } from './account/read-statements.ts';
export { addPaymentRow } from './payments/add-payment.ts';
export { answerClaimNotFound } from './payments/answer-claim-not-found.ts';
export { claimPayment } from './payments/claim-payment.ts';
export { sumBalances } from './payments/list-balances.ts';
export { getBalance } from './payments/payments.queries.ts';
export { recordPayment } from './payments/record-payment.ts';
export { placePhoneOrder } from './phone/place-phone-order.ts';
export { orderTooSmall } from './place/delivery-refusals.ts';
export type { DeliverySource } from './place/place-by-strategy.ts';
export { grindNotSold, wrongStep } from './place/line-refusals.ts';
export { placeOrder } from './place/place-order.ts';
export type { OrderLimits } from './place/account-limits.ts';
export { placeRepeatOrder } from './repeat/place-repeat-order.ts';
export { releaseOrdersOfUser } from './remove/release-orders-of-user.ts';
export { cancelOrder } from './status/cancel-order.ts';
export { changeOrderStatus } from './status/change-order-status.ts';
export { moveOrder } from './status/move-order.ts';
export { moveToDay, refuseFarDays } from './status/move-to-day.ts';
