import Box from '@mui/material/Box';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import type { Product } from '@dalan/contract/catalog/catalog';
import { stepOf } from '@dalan/contract/catalog/grinds';
import { ConflictNotice, FieldChangeList } from '../../ui/messages/conflict-notice.tsx';
import type { Conflict } from '../../ui/messages/conflict-notice.tsx';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { CheckField } from '../../ui/form/check-field.tsx';
import { TabList, tabPanel } from '../../ui/layout/tab-list.tsx';
import { grindFormTexts } from './grinds/grind-form-texts.ts';
import { GrindsPanel } from './grinds/grinds-panel.tsx';
import { rowsOf } from './grinds/grinds.rules.ts';
import { useGrinds } from './grinds/use-grinds.ts';
import { useHolders } from './grinds/use-holders.ts';
import { WeightPanel } from './grinds/weight-panel.tsx';
import { labelFormTexts } from './label/label-form-texts.ts';
import { LabelPanel } from './label/label-panel.tsx';
import { missingInForm } from './label/label.rules.ts';
import { ImagePicker } from './image/image-picker.tsx';
import { ProductFields } from './product-fields.tsx';
import { formOf, productChanges, productTabs, tabOf } from './product-form.ts';
import type { ProductForm, ProductTab } from './product-form.ts';
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
  const [tab, setTab] = useState<ProductTab>('flour');
  const grinds = useGrinds(control);
  const holders = useHolders(product?._id, tab === 'grinds');
  const save = useSaveProduct(saved, {
    setError: (name, error, options) => {
      if (options?.shouldFocus) showTabOf(name);
      form.setError(name, error, options);
    },
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
  /** A field gets the focus only while its tab is shown. */
  function showTabOf(name: string) {
    flushSync(() => setTab(tabOf(name)));
  }
  const { label: labelErrors = {}, ...errors } = formState.errors;
  const wrongOn = (part: ProductTab) =>
    Object.keys(errors).filter((name) => tabOf(name) === part).length;
  const [category, shelfLifeDays, label] = useWatch({
    control,
    name: ['category', 'shelfLifeDays', 'label'],
  });
  const missing = product ? missingInForm({ category, shelfLifeDays, label }) : [];
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
          void form.handleSubmit(
            (values) => {
              if (!upload.isUploading) save.submit(values);
            },
            (wrong) => {
              grinds.showProblems();
              const names = Object.keys(wrong);
              const shown = productTabs.find((part) => names.some((name) => tabOf(name) === part));
              flushSync(() => setTab(shown ?? 'flour'));
            },
          )(event),
      }}
      tabs={
        <TabList
          label={grindFormTexts.parts}
          tabs={[
            { id: 'flour', label: grindFormTexts.flour, problems: wrongOn('flour') },
            { id: 'grinds', label: grindFormTexts.grindAndWeight, problems: grinds.problemCount },
            {
              id: 'label',
              label: labelFormTexts.label,
              problems: wrongOn('label') + Object.keys(labelErrors).length,
              missing: missing.length,
            },
          ]}
          current={tab}
          onChoose={setTab}
        />
      }
    >
      {conflict && (
        <Box sx={{ mb: 5 }}>
          <ConflictNotice who={conflict.by} what="product" intent="save">
            <FieldChangeList changes={conflict.changes} />
          </ConflictNotice>
        </Box>
      )}
      <Box {...tabPanel('flour', tab)} sx={pickerBesideFields}>
        <ImagePicker control={control} upload={upload} isRequired={product === undefined}>
          <CheckField control={control} name="sale" label="Show SALE badge" />
        </ImagePicker>
        <ProductFields control={control} knownKg={saved?.quantity} />
      </Box>
      <div {...tabPanel('grinds', tab)}>
        <GrindsPanel grinds={grinds} saved={rowsOf(saved?.grinds)} holders={holders} />
        <WeightPanel
          control={control}
          rows={grinds.rows}
          savedStepGrams={stepOf(saved ?? {})}
          holders={holders}
        />
      </div>
      <div {...tabPanel('label', tab)}>
        <LabelPanel form={form} missing={missing} isShown={tab === 'label'} />
      </div>
    </DialogFrame>
  );
}

const pickerBesideFields = {
  display: 'grid',
  '&[hidden]': { display: 'none' },
  gridTemplateColumns: { sm: '168px 1fr' },
  columnGap: 7,
  rowGap: 5,
  alignItems: 'start',
};
