/** The pictures show the shop at this moment, a Saturday morning. */
export const NOW = '2026-11-14T05:12:00.000Z';
