import { RunsPage } from '../features/runs/runs-page.tsx';

export default function RunsRoute() {
  return <RunsPage />;
}
