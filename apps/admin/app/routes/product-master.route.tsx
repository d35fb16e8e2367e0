import { ProductMaster } from '../features/products/product-master.tsx';

export default function ProductMasterRoute() {
  return <ProductMaster />;
}
