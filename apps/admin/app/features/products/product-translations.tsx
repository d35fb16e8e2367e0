import type { Control } from 'react-hook-form';
import { checkProductLine, checkTranslatedDescription } from '@dalan/contract/catalog/catalog';
import { otherLanguages } from '../../lib/other-languages.ts';
import { FormField } from '../../ui/form/form-field.tsx';
import { productLabels } from './product-form.ts';
import type { ProductForm } from './product-form.ts';
import { productMaster } from './product-texts.ts';

const { otherLanguagesHelp } = productMaster.texts;

/** The two texts of a product in the other languages, side by side. */
export function ProductTranslations({ control }: { control: Control<ProductForm> }) {
  return (
    <>
      {otherLanguages.map(({ lang, ending }) => (
        <FormField
          key={lang}
          control={control}
          name={`text${ending}`}
          label={productLabels[`text${ending}`]}
          check={checkProductLine}
          helperText={otherLanguagesHelp}
          // The button that had the focus is gone.
          autoFocus={lang === 'mr'}
          slotProps={{ htmlInput: { lang } }}
        />
      ))}
      {otherLanguages.map(({ lang, ending }) => (
        <FormField
          key={lang}
          control={control}
          name={`description${ending}`}
          label={productLabels[`description${ending}`]}
          check={checkTranslatedDescription}
          helperText={otherLanguagesHelp}
          multiline
          minRows={3}
          maxRows={8}
          slotProps={{ htmlInput: { lang } }}
        />
      ))}
    </>
  );
}
