import { EmptyMaster } from '../ui/empty-master.tsx';

export default function ProductMasterRoute() {
  return <EmptyMaster title="Flour Product Master" />;
}
