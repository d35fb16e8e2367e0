import { useQuery } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { isPhone, phoneDigits } from '@dalan/contract/contact/contact-details';
import { pincodeIn } from '@dalan/contract/delivery/delivery-promise';
import type { KnownCustomer } from '@dalan/contract/desk/phone-orders';
import { api } from '../../lib/api/api.ts';
import type { CallerForm, PhoneOrderEvent } from './phone-order-form.rules.ts';

/** The index of an address that is not among the known ones. */
export const ANOTHER = -1;

/** Finds the customer who calls as soon as the tenth digit is typed. */
export function useCaller(form: CallerForm, send: Dispatch<PhoneOrderEvent>) {
  const { number, customerId, addressIndex, typed, typedPincode } = form;
  const digits = isPhone(number) ? phoneDigits(number) : undefined;
  const query = useQuery({
    queryKey: ['phone-order-caller', digits],
    queryFn: ({ signal }) =>
      api.call('findCaller', { query: { number: digits ?? '' } }, { signal }),
    enabled: digits !== undefined,
    staleTime: 0,
  });
  const customers = digits === undefined ? [] : (query.data?.customers ?? []);
  const customer = customers.find(({ _id }) => _id === customerId) ?? customers[0];
  const isNew = digits !== undefined && query.isSuccess && customer === undefined;
  const index = addressIndex ?? (customer?.addresses.length ? 0 : ANOTHER);
  const known = customer?.addresses[index];
  const address = known?.deliveryAddress ?? typed.address;
  return {
    number,
    digits,
    customers,
    customer,
    isNew,
    isLooking: digits !== undefined && query.isFetching && query.data === undefined,
    hasFailed: digits !== undefined && query.isError,
    retry: () => void query.refetch(),
    addressIndex: index,
    isOtherAddress: isNew || index === ANOTHER,
    typed,
    address,
    pincode: typedPincode ?? known?.pincode ?? pincodeIn(address) ?? '',
    setNumber: (next: string) => send({ type: 'number-typed', number: next }),
    setCustomer: ({ _id }: KnownCustomer) => send({ type: 'customer-chosen', customerId: _id }),
    chooseAddress: (next: number) => send({ type: 'address-chosen', index: next }),
    setTyped: (change: Partial<CallerForm['typed']>) =>
      send({ type: 'details-typed', typed: change }),
    setPincode: (pincode: string) => send({ type: 'pincode-typed', pincode }),
  };
}

export type Caller = ReturnType<typeof useCaller>;
