import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { checkHsn, checkTypedShelfLife } from '@dalan/contract/catalog/catalog';
import {
  checkIngredients,
  checkOrigin,
  checkStorage,
  readyStorage,
  USUAL_ORIGIN,
} from '@dalan/contract/catalog/label-facts';
import type { LawfulFact } from '@dalan/contract/catalog/label-facts';
import { checkShortCode, shortCodeOf } from '@dalan/contract/catalog/short-codes';
import { FormField } from '../../../ui/form/form-field.tsx';
import { MoreFields } from '../../../ui/form/more-fields.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { numberProps } from '../number-props.tsx';
import { productLabels } from '../product-form.ts';
import type { ProductForm } from '../product-form.ts';
import { productMaster } from '../product-texts.ts';
import { AnswerField } from './answer-field.tsx';
import { labelFormTexts as texts } from './label-form-texts.ts';
import { LabelTranslations } from './label-translations.tsx';
import { isReadyStorage, labelFieldLabels } from './label.rules.ts';
import { useFreeShortCode } from './use-free-short-code.ts';

type LabelPanelProps = {
  form: UseFormReturn<ProductForm>;
  /** What the law asks for. A new flour is asked for nothing before it is saved. */
  missing: readonly LawfulFact[];
  isShown: boolean;
};

const COUNTRIES = 'suggested-countries';

/** What a bag says about its flour. */
export function LabelPanel({ form, missing, isShown }: LabelPanelProps) {
  const { control, setValue, setFocus } = form;
  const [label, name, shortCode] = useWatch({ control, name: ['label', 'name', 'shortCode'] });
  const isCodeWanted = isShown && shortCode.trim() === '' && name.trim() !== '';
  const freeCode = useFreeShortCode(name, isCodeWanted);
  const warn = (fact: LawfulFact, text: string) => (missing.includes(fact) ? text : undefined);

  function takeReadyStorage() {
    for (const part of ['storage', 'storageMr', 'storageHi'] as const) {
      setValue(`label.${part}`, readyStorage[part], { shouldDirty: true, shouldValidate: true });
    }
    setFocus('label.storage');
  }
  function takeCode(code: string) {
    setValue('shortCode', code, { shouldDirty: true, shouldValidate: true });
    setFocus('shortCode');
  }

  return (
    <>
      {missing.length > 0 && (
        <Box sx={{ mb: 4 }}>
          <Notice tone="error">
            <b>{texts.missing(missing)}</b>{' '}
            {missing.includes('ingredients') ? texts.blendNeedsGrains : texts.lawAsks}
          </Notice>
        </Box>
      )}
      <Box sx={fields}>
        <FormField
          control={control}
          name="label.ingredients"
          label={labelFieldLabels.ingredients}
          placeholder={texts.ingredientsExample}
          check={checkIngredients}
          warning={warn('ingredients', texts.writeGrains)}
          sx={wide}
        />
        <AnswerField control={control} name="hasGluten" />
        <AnswerField
          control={control}
          name="isVegetarian"
          warning={warn('vegetarian', texts.yesOrNo)}
        />
        {label.hasGluten === 'No' && (
          <Box sx={wide}>
            <AnswerField control={control} name="isMilledWithWheat" />
          </Box>
        )}
        <FormField
          control={control}
          name="shelfLifeDays"
          label={productLabels.shelfLifeDays}
          check={checkTypedShelfLife}
          warning={warn('shelfLife', texts.writeDays)}
          {...numberProps('days', 'numeric')}
        />
        <div>
          <FormField
            control={control}
            name="shortCode"
            label={productLabels.shortCode}
            check={checkShortCode}
            helperText={texts.shortCodeHelp(
              shortCodeOf(shortCode) || (freeCode ?? texts.exampleCode),
            )}
            fullWidth
            slotProps={{ htmlInput: { maxLength: 2, autoComplete: 'off', style: capitals } }}
          />
          {freeCode !== undefined && (
            <ReadyButton label={texts.useCode(freeCode)} onTake={() => takeCode(freeCode)} />
          )}
        </div>
        <Box sx={wide}>
          <FormField
            control={control}
            name="label.storage"
            label={labelFieldLabels.storage}
            check={checkStorage}
            fullWidth
          />
          {!isReadyStorage(label) && (
            <ReadyButton label={readyStorage.storage} onTake={takeReadyStorage} />
          )}
        </Box>
        <FormField
          control={control}
          name="label.origin"
          label={labelFieldLabels.origin}
          check={checkOrigin}
          warning={warn('origin', texts.writeCountry)}
          slotProps={{ htmlInput: { list: COUNTRIES, autoComplete: 'off' } }}
        />
        <datalist id={COUNTRIES}>
          <option value={USUAL_ORIGIN} />
        </datalist>
        <FormField
          control={control}
          name="hsn"
          label={productLabels.hsn}
          helperText={texts.hsnHelp}
          check={checkHsn}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
        <MoreFields label={productMaster.texts.otherLanguages} of={texts.label}>
          <LabelTranslations control={control} />
        </MoreFields>
      </Box>
      <Box sx={{ mt: 4, fontSize: 'note', color: 'text.secondary' }}>{texts.where}</Box>
    </>
  );
}

/** Fills a field with words that are ready. */
function ReadyButton({ label, onTake }: { label: string; onTake: () => void }) {
  return (
    <Button
      variant="outlined"
      startIcon={<Icon name="add" size={18} />}
      onClick={onTake}
      sx={{ mt: 2, minHeight: { xs: 44, sm: 40 }, px: 2.5 }}
    >
      {label}
    </Button>
  );
}

const capitals = { textTransform: 'uppercase' } as const;

const fields = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 4,
  rowGap: 4,
  alignItems: 'start',
};

const wide = { gridColumn: '1 / -1' };
