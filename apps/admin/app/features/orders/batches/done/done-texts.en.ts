import { countOf } from '../../../../lib/format/count-of.ts';

export const doneTexts = {
  title: 'Milling done',
  about: (day: string, batches: number) => `${day}, ${countOf(batches, 'batch', 'batches')}`,
  toStock: 'Mill to stock',
  flour: 'Flour and grind',
  ordered: 'Ordered',
  milled: 'Milled',
  milledOf: (flour: string) => `Milled, ${flour}`,
  batch: 'Batch',
  bestBefore: 'Best before',
  notKnown: 'not known',
  noBatch: 'no batch',
  more: (kg: string) => `${kg} more: for the counter`,
  short: (kg: string, orders: number) =>
    orders === 0
      ? `${kg} short`
      : `${kg} short, ${countOf(orders, 'order')} ${orders === 1 ? 'waits' : 'wait'}`,
  unreadable: 'Please type a weight, such as 12.5',
  nothing: 'Please type a weight above 0, such as 12.5',
  milledBy: 'Milled by',
  milledOn: 'Milled on',
  weight: 'Weight',
  keepsUntil: (day: string) => `Best before ${day}`,
  keepsUnknown: 'Best before is not known: the flour has no shelf life.',
  moves: (orders: number, waiting: number) =>
    `${countOf(orders, 'order')} ${orders === 1 ? 'goes' : 'go'} to To pack${waiting === 0 ? '' : `, ${waiting} ${waiting === 1 ? 'waits' : 'wait'}`}.`,
  undoPossible: 'Undo is possible until the first bag is packed.',
  make: (batches: number) => `Make ${countOf(batches, 'batch', 'batches')}`,
  fill: (orders: number) => `Fill ${countOf(orders, 'order')}`,
  busy: 'Saving...',
  failed: 'Milling done was not saved.',
  pressAgain: 'No answer came. Please press again: nothing is made twice.',
  made: (batch: string) => `${batch} made`,
  undone: 'The milling is undone.',
  notUndone: 'It was not undone. Please try again.',
  noFlours: 'The flours did not load. Please close and try again.',
};
