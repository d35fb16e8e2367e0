import type { Product } from '@dalan/contract/catalog/catalog';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import type { ProductDialog } from './product-actions.tsx';
import { ProductFormDialog } from './product-form-dialog.tsx';
import { ViewProductDialog } from './view-product-dialog.tsx';

type ProductDialogsProps = {
  kind: ProductDialog;
  /** Undefined when adding a product. */
  product: Product | undefined;
  state: DialogState;
  onEdit: () => void;
};

/** This is loaded lazily, when the first dialog opens. */
export function ProductDialogs({ kind, product, state, onEdit }: ProductDialogsProps) {
  if (kind === 'view' && product)
    return <ViewProductDialog product={product} state={state} onEdit={onEdit} />;
  return <ProductFormDialog product={product} state={state} />;
}
