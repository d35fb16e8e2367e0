export {
  holdDeliveryDays,
  lockDaysOf,
  recountDeliveryDays,
  releaseDay,
  takeDay,
} from './delivery-days.queries.ts';
export { listDaysForStaff, listDaysLeft } from './list-days-left.ts';
