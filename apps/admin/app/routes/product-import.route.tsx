import { ProductImport } from '../features/product-import/product-import.tsx';

export default function ProductImportRoute() {
  return <ProductImport />;
}
