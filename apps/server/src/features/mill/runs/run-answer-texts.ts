/** Texts that only the server says. */
export const runAnswerTexts = {
  changed: (who: string, rider: string) =>
    `${who} changed the run of ${rider} meanwhile. Nothing was saved.`,
  notPlanned: (rider: string) => `The run of ${rider} has started, so its stops stay as they are.`,
  orderGone: (order: string) => `Order ${order} is not there any more. Nothing was saved.`,
  orderNotMilled: (order: string, status: string) =>
    `Order ${order} is ${status.toLowerCase()} now and cannot be put on a run. Nothing was saved.`,
  orderOnAnotherRun: (order: string, rider: string) =>
    `Order ${order} is on the run of ${rider} meanwhile. Nothing was saved.`,
  noRider: 'This person cannot be given a run.',
  dayGone: 'Please choose today or a later day, within a year',
  notEmpty: 'Only a planned run without stops can be removed.',
  nothingToStart: 'No order of this run is packed, so it cannot start.',
  notPacked: 'Not packed yet',
  notStarted: 'This run has not started, so there is no cash to count.',
  notClosed: 'Only the count of a closed run is corrected.',
  cashChanged: (expected: string) =>
    `The cash recorded on this run is ${expected} now. Please compare again.`,
  countKeyReused: 'Another count was kept under this key. Please open the run again.',
} as const;
