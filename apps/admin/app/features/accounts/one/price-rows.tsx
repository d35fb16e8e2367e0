import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from '@dalan/contract/catalog/catalog';
import { formatRupees } from '@dalan/contract/money/money';
import { accountLimits } from '@dalan/contract/on-account/accounts';
import { floursQuery } from '../../../lib/flours/flours-query.ts';
import { useFlourSearch } from '../../../lib/flours/use-flour-search.ts';
import { useFloursOf } from '../../../lib/flours/use-flours-of.ts';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { findDialog } from '../../../ui/form/find-dialog.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { hairline, plainList, strongLine } from '../../../ui/layout/looks.ts';
import { uiTexts } from '../../../ui/ui-texts.ts';
import { limitTexts as texts } from '../accounts-texts.ts';

export function priceFieldId(productId: string): string {
  return `price-${productId}`;
}

type PriceRowsProps = {
  /** Typed prices, by flour. */
  prices: Record<string, string>;
  /** The flour whose price is wrong. */
  wrong: string | undefined;
  onChange: (prices: Record<string, string>) => void;
};

/** Flours with a price of their own, and a field that adds one. */
export function PriceRows({ prices, wrong, onChange }: PriceRowsProps) {
  const { data: offered = [] } = useQuery(floursQuery);
  const ids = Object.keys(prices);
  const { flours } = useFloursOf(offered, ids);
  function remove(productId: string) {
    onChange(Object.fromEntries(Object.entries(prices).filter(([id]) => id !== productId)));
  }
  return (
    <Box component="section" aria-label={texts.prices} sx={{ mt: 5 }}>
      <Typography variant="subtitle1" component="h3">
        {texts.prices}
      </Typography>
      {ids.length === 0 && <Box sx={{ color: 'text.secondary', mb: 3 }}>{texts.noPrices}</Box>}
      <Box component="ul" sx={plainList}>
        {ids.map((id) => {
          const flour = flours.find(({ _id }) => _id === id);
          const name = flour?.name ?? texts.goneFlour;
          return (
            <Box component="li" key={id} sx={row}>
              <Box sx={{ flex: '1 1 100px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <span lang="en">{name}</span>
                {flour && (
                  <Box sx={{ fontSize: 'note', color: 'text.secondary' }}>
                    {texts.publicPrice(formatRupees(flour.pricePerKg))}
                  </Box>
                )}
              </Box>
              <TextField
                id={priceFieldId(id)}
                value={prices[id] ?? ''}
                autoComplete="off"
                error={wrong === id}
                helperText={wrong === id && <FieldError text={texts.priceInvalid} />}
                onChange={({ target }) => onChange({ ...prices, [id]: target.value })}
                sx={{ width: { xs: 120, sm: 140 } }}
                slotProps={{
                  htmlInput: {
                    inputMode: 'decimal',
                    'aria-label': texts.priceOf(name),
                    style: { textAlign: 'right' },
                  },
                  input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
                }}
              />
              <IconButton
                aria-label={texts.remove(name)}
                onClick={() => remove(id)}
                sx={{ width: 44, height: 44 }}
              >
                <Icon name="close" size={18} />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      {ids.length < accountLimits.pricesMax && (
        <AddPrice
          offered={offered}
          has={(id) => ids.includes(id)}
          onAdd={({ _id, pricePerKg }) => {
            onChange({ ...prices, [_id]: pricePerKg.toFixed(2) });
            setTimeout(() => document.getElementById(priceFieldId(_id))?.focus());
          }}
        />
      )}
    </Box>
  );
}

type AddPriceProps = {
  offered: Product[];
  has: (productId: string) => boolean;
  onAdd: (flour: Product) => void;
};

function AddPrice({ offered, has, onAdd }: AddPriceProps) {
  const [typed, setTyped] = useState('');
  const { flours, isLooking, hasFailed } = useFlourSearch(offered, typed);
  return (
    <Autocomplete
      value={null}
      inputValue={typed}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_event, flour) => {
        if (flour !== null) onAdd(flour);
      }}
      options={flours.filter(({ _id, isActive }) => isActive && !has(_id))}
      filterOptions={(found) => found}
      getOptionKey={({ _id }) => _id}
      getOptionLabel={({ name, pricePerKg }) => `${name}, ${formatRupees(pricePerKg)}`}
      loading={isLooking}
      loadingText={texts.looking}
      noOptionsText={hasFailed ? texts.searchFailed : texts.noFlour}
      openText={texts.showFlours}
      closeText={uiTexts.close}
      clearText={uiTexts.list.clearSearch}
      autoHighlight
      slotProps={{
        // The list is fixed, because the dialog would cut it off.
        popper: { container: findDialog, popperOptions: { strategy: 'fixed' } },
        paper: { sx: { border: strongLine, boxShadow: 'none' } },
        listbox: { sx: { '& .MuiAutocomplete-option': { minHeight: 44 } } },
      }}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          placeholder={texts.addFlour}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, 'aria-label': texts.addFlour },
          }}
        />
      )}
      sx={{ maxWidth: 360, mt: 3 }}
    />
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  py: 2,
  borderBottom: hairline,
} as const;
