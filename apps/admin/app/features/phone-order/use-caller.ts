import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isPhone, phoneDigits } from '@dalan/contract/contact/contact-details';
import { pincodeIn } from '@dalan/contract/delivery/delivery-promise';
import type { Language } from '@dalan/contract/language/languages';
import type { KnownCustomer } from '@dalan/contract/desk/phone-orders';
import { api } from '../../lib/api/api.ts';

/** `-1`: another address. */
const ANOTHER = -1;

type Typed = { name: string; address: string; language: Language };
const nothing: Typed = { name: '', address: '', language: 'en' };

/** Who calls: at the tenth digit the customer comes. */
export function useCaller() {
  const [number, setNumber] = useState('');
  const [customerId, setCustomerId] = useState<string>();
  const [addressIndex, setAddressIndex] = useState<number>();
  const [typed, setTyped] = useState(nothing);
  const [typedPincode, setTypedPincode] = useState<string>();
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
  const pincode = typedPincode ?? known?.pincode ?? pincodeIn(address) ?? '';

  function forget() {
    setCustomerId(undefined);
    setAddressIndex(undefined);
    setTypedPincode(undefined);
  }
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
    pincode,
    setNumber: (next: string) => {
      setNumber(next);
      forget();
    },
    setCustomer: ({ _id }: KnownCustomer) => {
      forget();
      setCustomerId(_id);
    },
    chooseAddress: (next: number) => {
      setAddressIndex(next);
      setTypedPincode(undefined);
    },
    setTyped: (change: Partial<Typed>) => setTyped({ ...typed, ...change }),
    setPincode: setTypedPincode,
    reset: () => {
      setNumber('');
      setTyped(nothing);
      forget();
    },
  };
}

export type Caller = ReturnType<typeof useCaller>;
export { ANOTHER };
