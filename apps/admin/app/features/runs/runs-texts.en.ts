import { runTexts } from '@dalan/contract/mill/runs';
import { countOf } from '../../lib/format/count-of.ts';

export const runsTexts = {
  title: 'Runs',
  stopsDone: (done: number, all: number) => `${done} of ${all} stops done`,
  packedInRuns: (all: number, inRuns: number) => `${all} packed, ${inRuns} in a run`,
  stops: (count: number): string => (count === 1 ? 'stop' : 'stops'),
  orders: (count: number): string => (count === 1 ? 'order' : 'orders'),
  bags: (count: number) => countOf(count, 'bag'),
  toCollect: 'to collect',
  cashTaken: 'cash taken',
  byUpi: 'by UPI',
  methods: { cash: 'Cash', UPI: 'UPI', other: 'Other' },
  run: (name: string, number: number) => `${name}, run ${number}`,
  move: (name: string, position: number) => `Move ${name}, stop ${position}`,
  moveIn: (name: string) => `Move ${name}, not in a run`,
  earlierDay: 'Earlier day',
  laterDay: 'Later day',
  chooseDay: 'Choose a day',
  addRider: 'Add a rider',
  notInARun: 'Not in a run',
  packed: (count: number) => `${count} packed`,
  listedOf: (listed: number, all: number) =>
    `${listed} of ${all} are listed: late ones first, then pincode by pincode.`,
  otherPincodes: 'Other pincodes',
  late: 'Late',
  due: (day: string) => `Due ${day}`,
  selectAll: (area: string) => `Select all in ${area}`,
  select: (name: string) => `Select ${name}`,
  addTo: (count: number) => `Add ${count} to`,
  addToRun: (run: string, count: number) => `Add ${countOf(count, 'order')} to ${run}`,
  selectFirst: 'Select orders to add them to a run.',
  riderFirst: 'Add a rider, then put these orders on the run.',
  everyPacked: { title: 'Every packed order is in a run.', nothing: 'No packed order waits here.' },
  toPack: (count: number) =>
    count === 0
      ? 'Nothing is left to pack.'
      : `${countOf(count, 'order is', 'orders are')} still to pack.`,
  seeToPack: 'See what is to pack',
  planned: 'Planned',
  outSince: (time: string) => `Out since ${time}`,
  finished: 'All stops done',
  closed: 'Closed',
  runSheet: 'Run sheet',
  start: 'Start run',
  call: (name: string) => `Call ${name}`,
  countCash: 'Count cash',
  seeCount: 'See the count',
  more: (run: string) => `More for ${run}`,
  takeAllOff: 'Take all orders off',
  removeRun: 'Remove run',
  removed: 'Run removed',
  notRemoved: 'The run was not removed',
  emptyRun: 'No stops yet. Select orders on the left, or move a stop here.',
  notPacked: 'Not packed',
  paid: 'Paid',
  next: 'Next: ',
  delivered: 'Delivered',
  calledOff: (status: string, time: string) => `Called off, ${status} ${time}`,
  unrecorded: (what: string, time: string) =>
    `Not recorded: ${what}, ${time}. Record it on the order.`,
  lastHeard: (time: string) => `Last heard ${time}`,
  leftOpen: (amount: string) => `${amount} left open`,
  leftOpenAt: (amount: string, stops: number) => `${amount} left open, ${countOf(stops, 'stop')}`,
  ofDay: (day: string) => `From ${day}`,
  notSaved: 'The run was not saved',
  notCreated: 'The run was not added',
  offline: 'No answer. Nothing was saved. Please try again.',
  failed: { title: 'The runs did not load', text: 'Nothing is lost: only this page did not come.' },
  howToMove: 'Space lifts a stop, arrow keys move it, Space drops it, Escape puts it back.',
};

/** What screen readers hear while a stop is moved. */
export const spoken = {
  lifted: (name: string, place: string) => `${name} lifted, ${place}. ${runsTexts.howToMove}`,
  at: (name: string, place: string) => `${name}, ${place}.`,
  dropped: (name: string, place: string) => `${name} dropped, ${place}.`,
  putBack: (name: string) => `${name} put back.`,
  place: (run: string, position: number, of: number) => `stop ${position} of ${of}, ${run}`,
  noRun: 'not in a run',
};

export const startTexts = {
  title: 'Start run',
  busy: 'Starting...',
  failed: 'The run was not started',
  started: (name: string, stops: number) => `${name} is out with ${countOf(stops, 'stop')}`,
  becomeShipped: (count: number) =>
    `${countOf(count, 'order becomes', 'orders become')} Shipped, and the run sheet is fixed.`,
  nothingPacked: 'No order of this run is packed, so it cannot start.',
  leftBehind: 'Left behind, because not packed yet:',
  gone: runTexts.notFound as string,
};
