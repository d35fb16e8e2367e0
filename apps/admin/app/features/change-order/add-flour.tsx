import { floorToStep } from '@dalan/contract/orders/quantities';
import { stepOf } from '@dalan/contract/catalog/grinds';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Product } from '@dalan/contract/catalog/catalog';
import { formatRupees } from '@dalan/contract/money/money';
import { useFlourSearch } from '../../lib/flours/use-flour-search.ts';
import { changeOrderTexts as texts } from './change-order-texts.ts';
import { findDialog } from '../../ui/form/find-dialog.ts';
import { strongLine } from '../../ui/layout/looks.ts';

type AddFlourProps = {
  offered: Product[];
  /** True if the order has the flour already, in all its grinds. */
  isInOrder: (flour: Product) => boolean;
  onAdd: (flour: Product) => void;
};

/** Offers the newest flours; typing finds every other one. */
export function AddFlour({ offered, isInOrder, onAdd }: AddFlourProps) {
  const [typed, setTyped] = useState('');
  const { flours, isLooking, hasFailed } = useFlourSearch(offered, typed);
  return (
    <Autocomplete
      size="small"
      value={null}
      inputValue={typed}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_event, flour) => {
        if (flour !== null) onAdd(flour);
      }}
      options={flours.filter(
        (flour) =>
          flour.isActive && floorToStep(flour.quantity, stepOf(flour)) > 0 && !isInOrder(flour),
      )}
      filterOptions={(found) => found}
      getOptionKey={({ _id }) => _id}
      getOptionLabel={({ name, pricePerKg }) => `${name}, ${formatRupees(pricePerKg)}`}
      loading={isLooking}
      loadingText={texts.looking}
      noOptionsText={hasFailed ? texts.searchFailed : texts.noFlour}
      autoHighlight
      slotProps={{
        // The list is fixed, because the dialog would cut it off.
        popper: { container: findDialog, popperOptions: { strategy: 'fixed' } },
        paper: { sx: paper },
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
      sx={{ width: { xs: 190, sm: 260 } }}
    />
  );
}

const paper = { border: strongLine, boxShadow: 'none' };
