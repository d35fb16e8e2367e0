import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Product } from '@dalan/contract/catalog/catalog';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { FactList } from '../../ui/layout/fact-list.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { factsOf } from './product-facts.tsx';
import { ProductPicture } from './product-picture.tsx';

type ViewProductDialogProps = { product: Product; state: DialogState; onEdit: () => void };

export function ViewProductDialog({ product, state, onEdit }: ViewProductDialogProps) {
  return (
    <DialogFrame
      {...state}
      title="View Product"
      width={560}
      closeLabel="Close"
      isOnlyText
      action={
        <Button variant="contained" startIcon={<Icon name="edit" size={18} />} onClick={onEdit}>
          Edit
        </Button>
      }
    >
      <Box sx={pictureBesideFacts}>
        <ProductPicture product={product} size={160} fileWidth={320} />
        <Box sx={{ mt: -2.5 }}>
          <FactList facts={factsOf(product)} />
        </Box>
      </Box>
    </DialogFrame>
  );
}

const pictureBesideFacts = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '160px 1fr' },
  gap: 6,
  '& > img': { justifySelf: { xs: 'center', sm: 'start' } },
};
