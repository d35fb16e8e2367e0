import { RunSheetPage } from '../features/runs/sheet/run-sheet-page.tsx';

export default function RunSheetRoute() {
  return <RunSheetPage />;
}
