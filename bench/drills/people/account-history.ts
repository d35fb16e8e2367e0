import type { Product } from '@dalan/contract/catalog/catalog';
import type { OwnPrices } from '@dalan/contract/on-account/accounts';
import type { Person } from '../../people.ts';
import type { History } from './history.ts';
import type { Answered } from './send-until-answered.ts';

/** A customer who may owe, as the owner set it. */
export type AccountCustomer = {
  person: Person;
  own: OwnPrices;
  /** Rupees. */
  limit: number;
  /** True if they order on the website too, which may exceed the limit. */
  isOrdering: boolean;
};

export type Sale = {
  key: string;
  tillId: string;
  customerId: string;
  orderId: string;
  paise: number;
  isOnAccount: boolean;
};

type Share = { orderId: string; paise: number };
export type AccountPayment = {
  key: string;
  colleagueId: string;
  customerId: string;
  paise: number;
  shares: Share[];
};

/** What tills and colleagues were told, to compare with the rows in the database. */
export type AccountHistory = {
  problems: string[];
  /** How often a call was sent again because its answer was lost. */
  retries: number;
  accounts: AccountCustomer[];
  sales: Sale[];
  payments: AccountPayment[];
  /** Flour that came back, by order. Each sale has one return at most. */
  returns: Map<string, { paise: number; isOffAccount: boolean }>;
  /** Sales that the limit refused. */
  overLimit: number;
  /** Payments that were refused because what is owed had changed. */
  changed: number;
  /** Answered payments that were sent again with their key. */
  sentAgain: number;
};

export function openAccountHistory(): AccountHistory {
  return {
    ...{ problems: [], retries: 0, accounts: [], sales: [], payments: [], returns: new Map() },
    ...{ overLimit: 0, changed: 0, sentAgain: 0 },
  };
}

/** What everybody at work on accounts needs. */
export type AccountWork = {
  customers: History;
  history: AccountHistory;
  owner: Person;
  shelf: Product[];
  /** Sends a call until it is answered. Without a key it gets a new one. */
  call: <Body>(
    by: Person,
    method: string,
    path: string,
    body?: object,
    key?: string,
  ) => Promise<Answered<Body>>;
};
