import { phonePartOf } from '@dalan/contract/contact/contact-details';
import type { Area } from '@dalan/contract/delivery/delivery';
import { OTHER_PINCODES } from '@dalan/contract/orders/order-steps';
import type { OrderListQuery } from '@dalan/contract/orders/order-steps';
import type { Grind } from '@dalan/contract/catalog/grinds';
import { normalizedWords, searchTerms } from '@dalan/contract/catalog/search-terms';
import type { Db } from '../../../../platform/db/database.ts';
import { numberWord, readSearchText } from '../../../../platform/search/search-text.rules.ts';
import type { SearchText, SearchWord } from '../../../../platform/search/search-text.rules.ts';
import {
  listFlourNames,
  listOrderIdsOfFlours,
  listOrderIdsOfGrinds,
  listUsersMatching,
} from './found-elsewhere.queries.ts';
import type { OrderSearch } from './order-search.queries.ts';
import { listPincodesOfOrders, noFilter } from './order-filter.queries.ts';
import type { OrderFilter } from './order-filter.queries.ts';

export type ShopDay = { areas: readonly Area[]; today: string };

/** Resolves the filters and the search text of a list of orders to ids. */
export async function readOrderSearch(
  db: Db,
  query: OrderListQuery,
  shop: ShopDay,
): Promise<OrderSearch> {
  const filter = await readFilter(db, query, shop);
  const { q = '', sort = '-createdAt' } = query;
  return { ...(await readSearch(db, q, sort, shop.today)), filter };
}

async function readFilter(
  db: Db,
  { step = 'all', due, area, from, to, outcome, payment, channel }: OrderListQuery,
  { areas, today }: ShopDay,
): Promise<OrderFilter> {
  const isWhole = [due, area, from, to, outcome, payment, channel].every(
    (asked) => asked === undefined,
  );
  if (step === 'all' && isWhole) return noFilter;
  const on = due === 'today' ? today : due;
  return {
    step,
    due: on === undefined || on === 'late' ? on && { before: today } : { on },
    pincodes: area === undefined ? undefined : await pincodesOf(db, area, areas),
    placed: { from, to },
    isSold: outcome === 'sold',
    payment,
    channel,
  };
}

/** An area that the settings do not name any more has no pincodes. */
async function pincodesOf(db: Db, area: string, areas: readonly Area[]) {
  if (area !== OTHER_PINCODES) return areas.find(({ name }) => name === area)?.pincodes ?? [];
  const named = new Set(areas.flatMap(({ pincodes }) => pincodes));
  const ordered = await listPincodesOfOrders(db);
  return [...ordered.filter((pincode) => !named.has(pincode)), null];
}

const MIN_NAME_LENGTH = 3;

/** Resolves the search text to users and flours before searching orders. */
async function readSearch(
  db: Db,
  typed: string,
  sort: string,
  today: string,
): Promise<Omit<OrderSearch, 'filter'>> {
  const phone = phonePartOf(typed);
  const asTyped = readSearchText(typed, today);
  const search = phone === undefined ? asTyped : numberWord(phone, asTyped);
  const nothing = { search, phone, typed: asTyped.phrase, whole: nobody, ofWords: [] };
  if (asTyped.phrase.length < MIN_NAME_LENGTH) return nothing;
  const flours = phone === undefined ? await listFlourNames(db) : [];
  const find = async (text: SearchText) => {
    const ids = findFloursByName(flours, text.phrase);
    const grinds = findGrindsByName(flours, text.phrase);
    const isOldestFirst = sort === 'createdAt';
    const [users, ofFlours, ofGrinds] = await Promise.all([
      listUsersMatching(db, text, phone),
      ids.length > 0 ? listOrderIdsOfFlours(db, ids, isOldestFirst) : [],
      grinds.length > 0 ? listOrderIdsOfGrinds(db, grinds, isOldestFirst) : [],
    ]);
    return { users, orderIds: [...ofFlours, ...ofGrinds] };
  };
  const { users, orderIds } = await find(search);
  const { words } = search;
  const isLong = ({ text, day }: SearchWord) => day === undefined && text.length >= MIN_NAME_LENGTH;
  // A single word is the whole text.
  const ofWords = await Promise.all(
    words.map(async (word) => {
      if (words.length === 1 || !isLong(word)) return nobody;
      const found = await find({ phrase: word.text, words: [word] });
      return { userIds: found.users.map(({ id }) => id), orderIds: found.orderIds };
    }),
  );
  return {
    ...nothing,
    whole: {
      userIds: users.map(({ id }) => id),
      phraseUserIds: users.filter(({ isPhrase }) => isPhrase).map(({ id }) => id),
      orderIds,
    },
    ofWords,
  };
}

const nobody = { userIds: [], phraseUserIds: [], orderIds: [] };

/** The search of a list without search text. */
export const noSearch: Omit<OrderSearch, 'filter'> = {
  search: { phrase: '', words: [] },
  phone: undefined,
  typed: '',
  whole: nobody,
  ofWords: [],
};

type NamedFlour = {
  id: string;
  name: string;
  nameMr: string;
  searchAlso: string[];
  grinds: Grind[];
};

const MIN_PREFIX_LENGTH = 4;

/**
 * Ids of the flours named in either script. Stricter than the shop's search: Modak and Raj are also
 * names of people, whose search must not find orders of rice or rajgira.
 */
function findFloursByName(flours: readonly NamedFlour[], typed: string): string[] {
  const asked = searchTerms(typed);
  const matches = ({ name, nameMr, searchAlso }: NamedFlour) => {
    const words = normalizedWords([name, nameMr, ...searchAlso].join(' '));
    return asked.every((word) =>
      words.some(
        (own) => own === word || (word.length >= MIN_PREFIX_LENGTH && own.startsWith(word)),
      ),
    );
  };
  return asked.length === 0 ? [] : flours.filter(matches).map(({ id }) => id);
}

/** Keys of the grinds that have all these words in their name, in any language. */
function findGrindsByName(flours: readonly NamedFlour[], typed: string): string[] {
  const asked = normalizedWords(typed);
  if (asked.length === 0) return [];
  const found = flours
    .flatMap(({ grinds }) => grinds)
    .filter(({ name, nameMr, nameHi }) => {
      const words = normalizedWords([name, nameMr, nameHi].join(' '));
      return asked.every((word) => words.includes(word));
    });
  return [...new Set(found.map(({ key }) => key))];
}
