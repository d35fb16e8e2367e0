import { MillingSheetPage } from '../features/orders/milling/milling-sheet-page.tsx';

export default function MillingSheetRoute() {
  return <MillingSheetPage />;
}
