import { ProductImportPage } from '../features/product-import/product-import-page.tsx';

export default function ProductImportRoute() {
  return <ProductImportPage />;
}
