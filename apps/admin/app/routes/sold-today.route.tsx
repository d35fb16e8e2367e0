import { SoldTodayPage } from '../features/counter/sold/sold-today-page.tsx';

export default function SoldTodayRoute() {
  return <SoldTodayPage />;
}
