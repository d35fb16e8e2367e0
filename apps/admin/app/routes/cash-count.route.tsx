import { CashCountPage } from '../features/runs/cash/cash-count-page.tsx';

export default function CashCountRoute() {
  return <CashCountPage />;
}
