import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Area, Delivery } from '@dalan/contract/settings/settings';
import { formatRupees } from '@dalan/contract/money/money';
import { otherLanguages } from '../../../lib/other-languages.ts';
import { lazyOverlay } from '../../../ui/dialog/lazy-overlay.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { RowAction, RowActions } from '../../../ui/list/row-action.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { edgeToEdge, NumberSetting, SettingsFields, SettingsSection } from '../framework/index.ts';
import type { SettingsForm } from '../framework/index.ts';
import { deliveryTexts } from './delivery-texts.ts';
import { faintLine, plainList, sheetInset } from '../../../ui/layout/looks.ts';

const loadDialogs = () => import('./area-dialogs.tsx');
const AreaDialog = lazyOverlay(async () => (await loadDialogs()).AreaDialog);
const DeleteAreaDialog = lazyOverlay(async () => (await loadDialogs()).DeleteAreaDialog);

/** `index` is undefined for a new area. */
type Shown = { kind: 'edit' | 'delete'; index: number | undefined };

export function AreasSection({ form }: { form: SettingsForm<Delivery> }) {
  const { areas } = form.document;
  const [shown, setShown] = useState<Shown>();
  const [isOpen, setIsOpen] = useState(false);
  const open = (kind: Shown['kind'], index: number | undefined) => {
    setShown({ kind, index });
    setIsOpen(true);
  };
  const state = {
    isOpen,
    onClose: () => setIsOpen(false),
    onExited: () => setShown(undefined),
  };
  const area = shown?.index === undefined ? undefined : areas[shown.index];
  return (
    <SettingsSection
      title={deliveryTexts.areas}
      action={
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          startIcon={<Icon name="add" size={18} />}
          onClick={() => open('edit', undefined)}
        >
          {deliveryTexts.addArea}
        </Button>
      }
    >
      {areas.length === 0 ? (
        <Box sx={{ color: 'text.secondary', mb: 3 }}>{deliveryTexts.noAreas}</Box>
      ) : (
        <Box sx={{ ...edgeToEdge, mb: 4 }}>
          <Box aria-hidden sx={{ ...row, ...heads }}>
            <span>{deliveryTexts.area}</span>
            <span>{deliveryTexts.pincodes}</span>
            <Box component="span" sx={{ textAlign: 'right' }}>
              {deliveryTexts.charge}
            </Box>
            <Box component="span" sx={{ width: 76, textAlign: 'right' }}>
              {deliveryTexts.actions}
            </Box>
          </Box>
          <Box component="ul" aria-label={deliveryTexts.areas} sx={plainList}>
            {areas.map((one, index) => (
              <AreaRow
                key={`${one.name} ${index}`}
                area={one}
                saved={form.base.document.areas.find(({ name }) => name === one.name)}
                problem={problemOf(form, index)}
                onEdit={() => open('edit', index)}
                onDelete={() => open('delete', index)}
              />
            ))}
          </Box>
        </Box>
      )}
      {form.errors['areas'] !== undefined && (
        <Box sx={problemLine}>
          <FieldError text={form.errors['areas']} />
        </Box>
      )}
      <SettingsFields>
        <NumberSetting form={form} name="freeFrom" before="₹" helperText={deliveryTexts.freeNote} />
        <NumberSetting
          form={form}
          name="smallestOrder"
          before="₹"
          helperText={deliveryTexts.smallestNote}
        />
      </SettingsFields>
      {shown?.kind === 'edit' && (
        <AreaDialog
          state={state}
          area={area}
          others={areas.filter((_, index) => index !== shown.index)}
          onDone={(next) => form.set({ areas: withArea(areas, shown.index, next) })}
        />
      )}
      {shown?.kind === 'delete' && area && (
        <DeleteAreaDialog
          state={state}
          area={area}
          onDone={() => form.set({ areas: areas.filter((one) => one !== area) })}
        />
      )}
    </SettingsSection>
  );
}

function withArea(areas: Area[], index: number | undefined, next: Area): Area[] {
  return index === undefined
    ? [...areas, next]
    : areas.map((one, place) => (place === index ? next : one));
}

/** The area's first problem, including one that the server found in a part of it. */
function problemOf(form: SettingsForm<Delivery>, index: number): string | undefined {
  const key = Object.keys(form.errors).find(
    (name) => name.startsWith(`areas.${index}`) && form.errors[name] !== undefined,
  );
  return key === undefined ? undefined : form.errors[key];
}

type AreaRowProps = {
  area: Area;
  saved: Area | undefined;
  problem: string | undefined;
  onEdit: () => void;
  onDelete: () => void;
};

function AreaRow({ area, saved, problem, onEdit, onDelete }: AreaRowProps) {
  const { name, pincodes, charge } = area;
  const wasCharge = saved && saved.charge !== charge ? saved.charge : undefined;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ gridArea: 'name', overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        {otherLanguages.map(
          ({ lang, ending }) =>
            area[`name${ending}`] && (
              <Box key={lang} lang={lang} sx={{ fontSize: 'small', color: 'text.secondary' }}>
                {area[`name${ending}`]}
              </Box>
            ),
        )}
      </Box>
      <Box sx={chips}>
        {pincodes.map((pincode) => (
          <Box component="span" key={pincode} sx={chip}>
            {pincode}
          </Box>
        ))}
        {problem !== undefined && (
          <Box sx={{ ...problemLine, mb: 0, flexBasis: '100%' }}>
            <FieldError text={problem} />
          </Box>
        )}
      </Box>
      <Box sx={{ gridArea: 'charge', textAlign: 'right', lineHeight: 1.3 }}>
        <Box component="span" sx={wasCharge === undefined ? undefined : { fontWeight: 600 }}>
          {formatRupees(charge)}
        </Box>
        {wasCharge !== undefined && (
          <Box sx={{ fontSize: 'note', color: 'text.disabled' }}>
            {deliveryTexts.was(formatRupees(wasCharge))}
          </Box>
        )}
      </Box>
      <Box sx={{ gridArea: 'actions' }}>
        <RowActions>
          <RowAction icon="edit" label={deliveryTexts.edit(name)} onClick={onEdit} />
          <RowAction
            icon="delete"
            label={deliveryTexts.remove(name)}
            isDestructive
            onClick={onDelete}
          />
        </RowActions>
      </Box>
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateAreas: {
    xs: '"name charge actions" "pincodes pincodes pincodes"',
    sm: '"name pincodes charge actions"',
  },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto auto',
    sm: 'minmax(0, 1.1fr) minmax(0, 1.4fr) 84px auto',
  },
  columnGap: 3,
  rowGap: 1,
  alignItems: 'center',
  minHeight: 52,
  ...sheetInset,
  py: 2,
  borderBottom: faintLine,
};

const heads = {
  display: { xs: 'none', sm: 'grid' },
  gridTemplateAreas: 'none',
  minHeight: 40,
  fontSize: 'small',
  fontWeight: 600,
  color: 'text.secondary',
  backgroundColor: colours.flour100,
};

const chips = { gridArea: 'pincodes', display: 'flex', flexWrap: 'wrap', gap: 1 };

const chip = {
  px: 2,
  fontSize: 'small',
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: colours.flour100,
};

const problemLine = { mb: 3, color: 'error.main', fontWeight: 600, fontSize: 'note' };
