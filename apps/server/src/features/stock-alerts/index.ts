export { startStockAlerts } from './start-stock-alerts.ts';
