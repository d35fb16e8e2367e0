import type { Control } from 'react-hook-form';
import { checkIngredients, checkStorage } from '@dalan/contract/catalog/label-facts';
import { otherLanguages } from '../../../lib/other-languages.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import type { ProductForm } from '../product-form.ts';
import { productMaster } from '../product-texts.ts';
import { labelFieldLabels } from './label.rules.ts';

const { otherLanguagesHelp } = productMaster.texts;
const texts = [
  { name: 'ingredients', check: checkIngredients },
  { name: 'storage', check: checkStorage },
] as const;

/** Ingredients and storage in the other languages, side by side. */
export function LabelTranslations({ control }: { control: Control<ProductForm> }) {
  return texts.map(({ name, check }) =>
    otherLanguages.map(({ lang, ending }) => (
      <FormField
        key={name + lang}
        control={control}
        name={`label.${name}${ending}`}
        label={labelFieldLabels[`${name}${ending}`]}
        check={check}
        helperText={otherLanguagesHelp}
        // The button that had the focus is gone.
        autoFocus={name === 'ingredients' && lang === 'mr'}
        slotProps={{ htmlInput: { lang } }}
      />
    )),
  );
}
