import { DataPage } from '../../features/data/data-page.tsx';

export default function DataRoute() {
  return <DataPage />;
}
