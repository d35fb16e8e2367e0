export {
  holdDeliveryDays,
  lockDaysOf,
  recountDeliveryDays,
  releaseDay,
  takeDay,
} from './delivery-days.queries.ts';
export { listDaysLeft } from './list-days-left.ts';
