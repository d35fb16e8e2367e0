export { adjustStock } from './adjust-stock.ts';
export { clearStock } from './clear-stock.ts';
export { openStock } from './open-stock.ts';
export { lockStockInAllCities } from './stock.queries.ts';
