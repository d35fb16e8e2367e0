import { TodayPage } from '../features/today/today-page.tsx';
import { startToday } from '../features/today/use-today.ts';

/** Starts to fetch the figures with the route's script. Nothing waits for them. */
export function clientLoader() {
  startToday().catch(() => undefined);
  return null;
}

export default function TodayRoute() {
  return <TodayPage />;
}
