export { adjustStock } from './adjust-stock.ts';
export { clearStock } from './clear-stock.ts';
export { openStocks } from './open-stocks.ts';
export { openStock } from './open-stock.ts';
export { paceSince } from './pace.rules.ts';
export { setLowMark } from './set-low-mark.ts';
export { lockStockInAllCities } from './stock.queries.ts';
