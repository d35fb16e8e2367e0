import { countOf } from '../../../lib/format/count-of.ts';

export const batchTexts = {
  states: { good: 'Good', 'past best before': 'Past best before', recalled: 'Recalled' },
  back: 'Batches',
  csv: 'CSV',
  milledOn: 'Milled on',
  bestBefore: 'Best before',
  notKnown: 'not known',
  milledBy: 'Milled by',
  milled: 'Milled',
  inOrdersAndHere: 'In orders, here',
  failed: 'The batch did not load',
  failedHelp: 'Please check the connection and try again.',
  notFound: 'This batch was not found',
  notFoundHelp: 'Its milling was undone, or the address is not right.',
  withoutName: (sales: number) =>
    sales === 1 ? '1 counter sale without a name' : `${sales} counter sales without a name`,
  whoHasIt: 'Who has it',
  told: (told: number, all: number) => `${told} of ${all} told`,
  nobody: 'No order has a bag of it yet.',
  notTold: 'Not told yet',
  toldAt: (moment: string, by: string) => `Told ${moment} by ${by}`,
  takeBack: 'Take back',
  takeBackOf: (name: string) => `Take back: ${name} was told`,
  stillHere: 'Still here',
  cameBack: 'Came back',
  delivered: (day: string) => `delivered ${day}`,
  deliveredSome: 'delivered',
  withRider: (name: string) => `with ${name}`,
  onTheWay: 'on the way',
  packed: 'packed',
  toPack: 'to pack',
  cancelled: 'cancelled',
  returned: 'returned',
  call: 'Call',
  callOf: (name: string) => `Call ${name}`,
  whatsapp: 'WhatsApp',
  whatsappOf: (name: string) => `WhatsApp ${name}`,
  noNumber: 'No number any more',
  notNoted: 'It was not noted. Please try again.',
  text: 'Text to the customers',
  language: 'Language',
  textHelp:
    'Each customer gets it in their own language. It is opened in WhatsApp, not sent from here.',
  recall: 'Recall',
  recallThis: 'Recall this batch',
  recalling: 'Recalling...',
  recallDoes: (kg: string, orders: number) =>
    orders === 0
      ? 'Stops the sale of what is still here and marks the batch red.'
      : `Stops the sale of what is still here, takes ${kg} out of ${countOf(orders, 'order')} to pack and marks the batch red.`,
  recallQuestion: 'Recall this batch? This cannot be undone.',
  recallConsequence: (orders: number) =>
    orders === 0
      ? 'No bag is filled from it any more.'
      : `No bag is filled from it any more. ${countOf(orders, 'order')} to pack ${orders === 1 ? 'is' : 'are'} to mill again.`,
  isRecalled: (moment: string, by: string) =>
    `Recalled ${moment} by ${by}. No bag is filled from it any more.`,
  recallDone: (batch: string) => `${batch} is recalled`,
  recallFailed: 'The batch was not recalled',
  batch: 'Batch',
  flour: 'Flour',
  undo: 'Undo the milling',
  undoDoes: 'Takes the batch back. Its orders are to mill again.',
  undoPacked: (name: string, id: string) =>
    `The order of ${name} (${id}) is packed, so the milling cannot be undone any more.`,
  undoRecalled: 'A recalled batch cannot be undone.',
  csvColumns: ['Order', 'Name', 'Phone', 'kg', 'State', 'Told', 'Told by'],
};
