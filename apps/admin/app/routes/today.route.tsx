import { TodayPage } from '../features/today/today-page.tsx';

export default function TodayRoute() {
  return <TodayPage />;
}
