/** Texts that only the server says. */
export const changeOrderTexts = {
  notChangeable: (status: string) =>
    `This order is already ${status.toLowerCase()} and can no longer be changed. Nothing was saved.`,
  billed: 'This order has a bill and can no longer be changed. Nothing was saved.',
  onlyMore: (kg: number, name: string) => `Only ${kg} kg more of ${name} left`,
} as const;
