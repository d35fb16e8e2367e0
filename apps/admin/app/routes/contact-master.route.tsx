import { EmptyMaster } from '../ui/empty-master.tsx';

export default function ContactMasterRoute() {
  return <EmptyMaster title="Contact Master" />;
}
