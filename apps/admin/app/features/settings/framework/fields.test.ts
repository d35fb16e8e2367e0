import { expect, test } from 'vitest';
import { changesInWords, fieldOf, listFields, memberFields } from './fields.ts';
import type { FieldsOf } from './fields.ts';
import { differencesOf, mergeInto } from './merge.ts';

type Area = { name: string; charge: number };
type Rule = { isOn: boolean; cutOff: string; areas: Area[]; dates: string[]; text: string };

const field = fieldOf<Rule>();
const areaField = fieldOf<Area>();
const fieldsOf: FieldsOf<Rule> = (...documents) => [
  field('isOn', 'Rule'),
  field('cutOff', 'Cut-off'),
  field('text', 'Terms', (text) => `${text.length} letters`),
  ...listFields<Rule, Area>(
    'areas',
    {
      idOf: ({ name }) => name,
      nameOf: ({ name }) => name,
      fields: [areaField('charge', 'Charge', (charge) => `₹${charge}`)],
      inWords: ({ charge }) => `₹${charge}`,
      orderLabel: 'Order of the areas',
    },
    documents,
  ),
  ...memberFields<Rule, string>(
    'dates',
    { label: (date) => `Closed on ${date}`, words: { in: 'closed', out: 'open' } },
    documents,
  ),
];

const was: Rule = {
  isOn: true,
  cutOff: '18:00',
  text: 'one',
  areas: [
    { name: 'Baner', charge: 40 },
    { name: 'Camp', charge: 30 },
  ],
  dates: ['2026-11-24'],
};

test('each change is a sentence', () => {
  const is: Rule = {
    isOn: false,
    cutOff: '',
    text: 'two',
    areas: [
      { name: 'Aundh', charge: 20 },
      { name: 'Baner', charge: 50 },
    ],
    dates: ['2026-11-25'],
  };
  expect(changesInWords(fieldsOf, was, is)).toEqual([
    'Rule: on becomes off',
    'Cut-off: 18:00 becomes empty',
    'Terms changed',
    'Baner, charge: ₹40 becomes ₹50',
    'Camp removed',
    'Aundh added: ₹20',
    'Closed on 2026-11-24: closed becomes open',
    'Closed on 2026-11-25: open becomes closed',
  ]);
  expect(changesInWords(fieldsOf, was, was)).toEqual([]);
});

test('a moved item is a change of the order alone', () => {
  const moved = { ...was, areas: [...was.areas].reverse() };
  expect(changesInWords(fieldsOf, was, moved)).toEqual([
    'Order of the areas: Baner, Camp becomes Camp, Baner',
  ]);
});

test('items with the same name stay apart', () => {
  const twins = [
    { name: 'Baner', charge: 40 },
    { name: 'Baner', charge: 10 },
  ];
  const is = { ...was, areas: [twins[0]!, { name: 'Baner', charge: 15 }] };
  expect(changesInWords(fieldsOf, { ...was, areas: twins }, is)).toEqual([
    'Baner, charge: ₹10 becomes ₹15',
  ]);
});

const saved: Rule = {
  ...was,
  areas: [
    { name: 'Baner', charge: 45 },
    { name: 'Camp', charge: 30 },
  ],
  dates: ['2026-11-24', '2026-11-26'],
};
const here: Rule = {
  ...was,
  cutOff: '17:00',
  areas: [
    { name: 'Baner', charge: 50 },
    { name: 'Camp', charge: 30 },
    { name: 'Aundh', charge: 20 },
  ],
  dates: ['2026-11-24', '2026-11-25'],
};

test('only fields that both changed are contested', () => {
  const differences = differencesOf(fieldsOf, { was, saved, here });
  const names = (isContested: boolean) =>
    differences.filter((one) => one.isContested === isContested).map((one) => one.field.label);
  expect(names(true)).toEqual(['Baner, charge']);
  expect(names(false)).toEqual([
    'Cut-off',
    'Aundh',
    'Closed on 2026-11-25',
    'Closed on 2026-11-26',
  ]);
});

test('both changes stay, and the choice decides where they meet', () => {
  const differences = differencesOf(fieldsOf, { was, saved, here });
  const merged = (choice: 'saved' | 'here') =>
    mergeInto(saved, differences, { 'areas.Baner.charge': choice });
  expect(merged('here')).toEqual({
    ...here,
    dates: ['2026-11-24', '2026-11-25', '2026-11-26'],
  });
  expect(merged('saved').areas).toEqual([
    { name: 'Baner', charge: 45 },
    { name: 'Camp', charge: 30 },
    { name: 'Aundh', charge: 20 },
  ]);
});

test('an item that one removed and the other changed is contested as a whole', () => {
  const gone = { ...was, areas: [was.areas[0]!] };
  const dearer = { ...was, areas: [was.areas[0]!, { name: 'Camp', charge: 35 }] };
  const differences = differencesOf(fieldsOf, { was, saved: gone, here: dearer });
  expect(differences).toMatchObject([{ field: { label: 'Camp' }, isContested: true }]);
  expect(mergeInto(gone, differences, {}).areas).toEqual(dearer.areas);
  expect(mergeInto(gone, differences, { 'areas.Camp': 'saved' }).areas).toEqual(gone.areas);
});

test('the same change on both sides is no conflict', () => {
  const same = { ...was, cutOff: '17:00' };
  const differences = differencesOf(fieldsOf, { was, saved: same, here: same });
  expect(differences).toMatchObject([{ field: { label: 'Cut-off' }, isContested: false }]);
  expect(mergeInto(same, differences, {})).toEqual(same);
});
