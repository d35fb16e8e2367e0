export const drawerAnswerTexts = {
  isOpen: (name: string) => `${name} has opened the drawer already.`,
  isClosed: 'No drawer is open. Please open it first.',
  closedMeanwhile: 'The drawer was closed by another count. Please look again.',
  keyReused: 'Something else was recorded under this key. Please look at the drawer again.',
  cameIn: (amount: string) => `${amount} came in since. Compare again.`,
  wentOut: (amount: string) => `${amount} went out since. Compare again.`,
  countNotFound: 'This count is not there any more. Please count again.',
  staysTooMuch: (amount: string) => `At most what was counted, ${amount}`,
} as const;
