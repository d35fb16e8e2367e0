import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import {
  checkProductDescription,
  checkProductLine,
  checkProductName,
  checkSearchWords,
  checkTypedPrice,
  checkTypedStock,
  productFormTexts,
  suggestedCategories,
} from '@dalan/contract/catalog/catalog';
import { FieldError } from '../../ui/form/field-error.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { MoreFields } from '../../ui/form/more-fields.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { numberProps } from './number-props.tsx';
import { ENDED_GST_CHOICE, gstChoices, productLabels } from './product-form.ts';
import type { ProductForm } from './product-form.ts';
import { ProductTranslations } from './product-translations.tsx';
import { productStatuses } from './product-status.tsx';
import { productMaster } from './product-texts.ts';

type ProductFieldsProps = {
  control: Control<ProductForm>;
  /** The stock as it is saved; undefined when adding. */
  knownKg: number | undefined;
};

const CATEGORIES = 'suggested-categories';

const { texts } = productMaster;

export function ProductFields({ control, knownKg }: ProductFieldsProps) {
  const isNew = knownKg === undefined;
  const hasStock = Number(useWatch({ control, name: 'quantity' })) !== 0;
  const isGstEnded = useWatch({ control, name: 'gstRate' }) === ENDED_GST_CHOICE;
  return (
    <Box sx={fields}>
      <FormField
        control={control}
        name="name"
        label={productLabels.name}
        check={checkProductName}
        required
        autoFocus={!isNew}
        sx={wide}
      />
      <FormField
        control={control}
        name="pricePerKg"
        label={productLabels.pricePerKg}
        check={checkTypedPrice}
        required
        {...numberProps('per kg', 'decimal')}
      />
      <SelectField
        control={control}
        name="status"
        label={productLabels.status}
        options={productStatuses}
      />
      <FormField
        control={control}
        name="description"
        label={productLabels.description}
        check={checkProductDescription}
        required
        multiline
        minRows={3}
        maxRows={8}
        sx={wide}
      />
      <FormField
        control={control}
        name="text"
        label={productLabels.text}
        helperText="The short use line on the shop’s card"
        check={checkProductLine}
        sx={wide}
      />
      <FormField
        control={control}
        name="category"
        label={productLabels.category}
        placeholder="Choose or type"
        check={checkProductLine}
        slotProps={{ htmlInput: { list: CATEGORIES, autoComplete: 'off' } }}
      />
      <datalist id={CATEGORIES}>
        {suggestedCategories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <FormField
        control={control}
        name="quantity"
        label={productLabels.quantity}
        check={(value) => checkStock(value, knownKg)}
        helperText={hasStock ? undefined : texts.willBeOutOfStock}
        {...numberProps('kg', 'numeric')}
      />
      <SelectField
        control={control}
        name="gstRate"
        label={productLabels.gstRate}
        options={isGstEnded ? [ENDED_GST_CHOICE, ...gstChoices] : gstChoices}
        helperText={
          isGstEnded ? <FieldError text={productFormTexts.gstEnded} /> : productFormTexts.gstHint
        }
      />
      <FormField
        control={control}
        name="nameMr"
        label={productLabels.nameMr}
        check={checkProductLine}
        slotProps={{ htmlInput: { lang: 'mr' } }}
      />
      <FormField
        control={control}
        name="nameHi"
        label={productLabels.nameHi}
        check={checkProductLine}
        slotProps={{ htmlInput: { lang: 'hi' } }}
      />
      <FormField
        control={control}
        name="searchAlso"
        label={productLabels.searchAlso}
        helperText="For the search, with commas between"
        check={checkSearchWords}
        sx={wide}
      />
      <MoreFields label={texts.otherLanguages}>
        <ProductTranslations control={control} />
      </MoreFields>
    </Box>
  );
}

/**
 * A new product without a stock figure starts out of stock. A stock with half kilograms may stay
 * as it is.
 */
function checkStock(value: string, knownKg: number | undefined): string | undefined {
  const kept = knownKg === undefined ? '' : String(knownKg);
  return value.trim() === kept ? undefined : checkTypedStock(value);
}

const fields = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 4,
  rowGap: 4,
  alignItems: 'start',
};

const wide = { gridColumn: '1 / -1' };
