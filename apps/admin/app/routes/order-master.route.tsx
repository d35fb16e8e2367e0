import { EmptyMaster } from '../ui/empty-master.tsx';

export default function OrderMasterRoute() {
  return <EmptyMaster title="Order Master" />;
}
