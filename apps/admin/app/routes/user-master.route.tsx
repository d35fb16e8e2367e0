import { UserMaster } from '../features/users/user-master.tsx';

export default function UserMasterRoute() {
  return <UserMaster />;
}
