export type {
  CallerAnswer,
  CallerQuery,
  KnownCustomer,
  NewPhoneOrder,
  PhoneOrderDays,
  UsedAddress,
} from './phone-orders.schema.ts';
