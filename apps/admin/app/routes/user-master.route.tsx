import { EmptyMaster } from '../ui/empty-master.tsx';

export default function UserMasterRoute() {
  return <EmptyMaster title="User Master" />;
}
