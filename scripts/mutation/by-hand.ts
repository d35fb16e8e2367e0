/** Faults that Stryker cannot make: in SQL, numbers and locks. Each must fail one of its tests. */
import { moneyFaults } from './faults/money.ts';
import { orderFaults } from './faults/orders.ts';
import { peopleFaults } from './faults/people.ts';
import { stockAndLetterFaults } from './faults/stock-and-letters.ts';
import type { HandMutation } from './hand-mutation.ts';

export const handMutations: HandMutation[] = [
  ...orderFaults,
  ...moneyFaults,
  ...stockAndLetterFaults,
  ...peopleFaults,
];
