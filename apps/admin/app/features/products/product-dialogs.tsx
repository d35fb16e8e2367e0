import type { Product } from '@dalan/contract/catalog';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import type { ProductDialog } from './product-actions.tsx';
import { ProductFormDialog } from './product-form-dialog.tsx';
import { ViewProductDialog } from './view-product-dialog.tsx';

type ProductDialogsProps = {
  kind: ProductDialog;
  /** None where one is added. */
  product: Product | undefined;
  state: DialogState;
  onEdit: () => void;
};

/** Comes with the first dialog that is opened, not with the list. */
export function ProductDialogs({ kind, product, state, onEdit }: ProductDialogsProps) {
  if (kind === 'view' && product)
    return <ViewProductDialog product={product} state={state} onEdit={onEdit} />;
  return <ProductFormDialog product={product} state={state} />;
}
