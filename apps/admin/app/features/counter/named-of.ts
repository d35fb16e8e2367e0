import type { KnownCustomer } from '@dalan/contract/desk/phone-orders';
import type { NamedCustomer } from './counter.rules.ts';

/** A customer who is known here, with their account if they have one. */
export function namedOf(contactNumber: string, known: KnownCustomer): NamedCustomer {
  const { _id: customerId, name, account } = known;
  return { contactNumber, name, customerId, ...(account && { account }) };
}
