import { SpeedPage } from '../features/figures/speed/speed-page.tsx';

export default function SpeedRoute() {
  return <SpeedPage />;
}
