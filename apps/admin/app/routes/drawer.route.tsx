import { DrawerPage } from '../features/drawer/drawer-page.tsx';

export default function DrawerRoute() {
  return <DrawerPage />;
}
