/** The moment at which the shop of the pictures opens: a Saturday morning. */
export const NOW = '2026-11-14T05:12:00.000Z';
