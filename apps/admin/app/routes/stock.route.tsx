import { StockPage } from '../features/stock/stock-page.tsx';

export default function StockRoute() {
  return <StockPage />;
}
