import { LabelsPage } from '../features/orders/labels/labels-page.tsx';

export default function LabelsRoute() {
  return <LabelsPage />;
}
