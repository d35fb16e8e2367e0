export const stockAlertTexts = {
  subject: (flour: string, shop: string) => `${flour} is below its mark · ${shop}`,
  heading: (flour: string) => `${flour} is below its mark`,
  noneLeft: (mark: string, at: string) =>
    `None is left to sell since ${at}. The low mark is ${mark}.`,
  left: (free: string, mark: string, at: string) =>
    `${free} are left to sell since ${at}. The low mark is ${mark}.`,
  action: 'Open the stock',
  why: 'One mail for each fall below the mark. Turn it off in Settings, Alerts.',
} as const;
