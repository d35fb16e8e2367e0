import { CounterPage } from '../features/counter/counter-page.tsx';

export default function CounterRoute() {
  return <CounterPage />;
}
