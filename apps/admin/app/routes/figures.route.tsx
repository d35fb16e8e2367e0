import { FiguresPage } from '../features/figures/figures-page.tsx';

export default function FiguresRoute() {
  return <FiguresPage />;
}
