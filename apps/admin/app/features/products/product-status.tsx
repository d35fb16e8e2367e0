import { StatusChip } from '../../ui/icons/status-chip.tsx';
import { productMaster } from './product-texts.ts';

export const productStatuses = ['Active', 'Inactive'] as const;
export type ProductStatus = (typeof productStatuses)[number];

export function ProductStatusChip({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <StatusChip text="Active" tone="success" icon="check" />
  ) : (
    <StatusChip text="Inactive" icon="ban" />
  );
}

export function OutOfStockChip() {
  return <StatusChip text={productMaster.texts.outOfStock} tone="warning" icon="low" />;
}
