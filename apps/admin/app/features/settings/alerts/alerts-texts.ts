export const alertsTexts = {
  where: 'Where to',
  emailNote: (shop: string) => `Empty: the shop’s own e-mail, ${shop}`,
  what: 'What about',
} as const;
