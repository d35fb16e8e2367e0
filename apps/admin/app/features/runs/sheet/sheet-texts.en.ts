import { countOf } from '../../../lib/format/count-of.ts';

export const sheetTexts = {
  title: 'Run sheet',
  back: 'Runs',
  print: 'Print',
  failed: 'The run sheet did not load',
  failedHelp: 'Nothing is lost: only this page did not come.',
  refusedHelp: 'Open the sheet from its run on the page Runs.',
  columns: [
    'Stop',
    'Name, number, order',
    'Address',
    'Bags, kg',
    'Collect, ₹',
    'Cash',
    'UPI',
    'Given',
  ],
  load: (stops: number, bags: number, weight: string) =>
    `${countOf(stops, 'stop')}, ${countOf(bags, 'bag')}, ${weight}`,
  printed: (time: string, by: string) => `Printed ${time} by ${by}`,
  toCollect: (doors: number, paid: number, onAccount: number) =>
    `To collect at ${countOf(doors, 'door')}${paid === 0 ? '' : `, ${paid} already paid`}${onAccount === 0 ? '' : `, ${onAccount} on account`}`,
  onAccount: 'On account, collect nothing',
  paid: 'Paid',
  handedOver: 'Cash handed over, number of notes',
  coins: 'Coins',
  all: 'All',
  rider: 'Rider',
  countedBy: 'Counted by',
};
