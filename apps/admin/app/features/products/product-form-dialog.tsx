import Box from '@mui/material/Box';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Product } from '@dalan/contract/catalog/catalog';
import { ConflictNotice, FieldChangeList } from '../../ui/messages/conflict-notice.tsx';
import type { Conflict } from '../../ui/messages/conflict-notice.tsx';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { CheckField } from '../../ui/form/check-field.tsx';
import { ImagePicker } from './image/image-picker.tsx';
import { ProductFields } from './product-fields.tsx';
import { formOf, productChanges } from './product-form.ts';
import type { ProductForm } from './product-form.ts';
import { useImageUpload } from '../../lib/images/use-image-upload.ts';
import { useSaveProduct } from './use-save-product.ts';

type ProductFormDialogProps = {
  /** Undefined when adding. */
  product: Product | undefined;
  state: DialogState;
};

export function ProductFormDialog({ product, state }: ProductFormDialogProps) {
  const form = useForm<ProductForm>({ mode: 'all', defaultValues: formOf(product) });
  const { control, formState } = form;
  const [saved, setSaved] = useState(product);
  const [conflict, setConflict] = useState<Conflict>();
  const save = useSaveProduct(saved, {
    setError: form.setError,
    onSaved: state.onClose,
    onConflict: (changed, by) => {
      setConflict({ by, changes: productChanges(saved ?? changed, changed) });
      setSaved(changed);
      // Keep what was typed here. Untouched fields take the other person's values.
      form.reset(formOf(changed), { keepDirtyValues: true });
    },
  });
  const upload = useImageUpload({
    onChosen: () => form.clearErrors('productImg'),
    onInvalid: (message) => form.setError('productImg', { message }),
    onUploaded: (path) =>
      form.setValue('productImg', path, { shouldDirty: true, shouldValidate: true }),
  });
  const labels = product
    ? { title: 'Update Product', submit: 'Update', busy: 'Updating...' }
    : { title: 'Add Product', submit: 'Add Product', busy: 'Adding...' };

  return (
    <DialogFrame
      {...state}
      title={labels.title}
      {...(product && { about: product.name })}
      width={720}
      isDirty={formState.isDirty || upload.isUploading}
      submit={{
        submission: save,
        label: labels.submit,
        busyLabel: labels.busy,
        isDisabled: upload.isUploading,
        onSubmit: (event) =>
          void form.handleSubmit((values) => {
            if (!upload.isUploading) save.submit(values);
          })(event),
      }}
    >
      {conflict && (
        <Box sx={{ mb: 5 }}>
          <ConflictNotice who={conflict.by} what="product" intent="save">
            <FieldChangeList changes={conflict.changes} />
          </ConflictNotice>
        </Box>
      )}
      <Box sx={pickerBesideFields}>
        <ImagePicker control={control} upload={upload} isRequired={product === undefined}>
          <CheckField control={control} name="sale" label="Show SALE badge" />
        </ImagePicker>
        <ProductFields control={control} isNew={product === undefined} />
      </Box>
    </DialogFrame>
  );
}

const pickerBesideFields = {
  display: 'grid',
  gridTemplateColumns: { sm: '168px 1fr' },
  columnGap: 7,
  rowGap: 5,
  alignItems: 'start',
};
