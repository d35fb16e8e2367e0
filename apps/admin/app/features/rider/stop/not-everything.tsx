import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, useState } from 'react';
import { nameWithGrind } from '@dalan/contract/catalog/grinds';
import { formatRupees } from '@dalan/contract/money/money';
import { REFUSED_AT_THE_DOOR } from '@dalan/contract/mill/runs';
import { formatKg } from '../../../lib/format/weight.ts';
import { languageTexts } from '../../../lib/language/language-texts.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { focusRing } from '../../../ui/layout/looks.ts';
import { card, fold, small } from '../rider-styles.ts';
import { riderTexts } from '../rider-texts.ts';
import type { StopView } from '../run-view.ts';
import { bagKey, openAfter, worthOf } from './comes-back.rules.ts';
import type { Bag } from './comes-back.rules.ts';
import { ChoiceMark, option } from './sheet.tsx';

type NotEverythingProps = {
  stop: StopView;
  /** The bags that the customer does not want. */
  back: readonly Bag[];
  /** What is to collect for the rest. */
  toCollect: number;
  onChange: (back: Bag[]) => void;
};

/** Folded, because nearly everybody takes everything. */
export function NotEverything({ stop, back, toCollect, onChange }: NotEverythingProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { items } = stop.order;
  const texts = riderTexts.notEverything;
  return (
    <Box sx={card}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        sx={fold}
      >
        <span>
          {texts.title}
          {back.length > 0 && (
            <Box component="span" sx={{ ...small, display: 'block', textAlign: 'left' }}>
              {languageTexts.bagsBack(back.length)}
            </Box>
          )}
        </span>
        <Icon name={isOpen ? 'up' : 'down'} />
      </ButtonBase>
      <Box id={id} hidden={!isOpen} sx={{ px: 3, pb: 3 }}>
        <Box component="fieldset" sx={bags}>
          <Box component="legend" sx={{ ...small, p: 0, mb: 2 }}>
            {texts.about}
          </Box>
          {items.map((bag) => {
            const isBack = back.includes(bag);
            return (
              <Box component="label" key={bagKey(bag)} data-chosen={isBack} sx={tick}>
                <input
                  type="checkbox"
                  checked={isBack}
                  onChange={() =>
                    onChange(items.filter((one) => (one === bag ? !isBack : back.includes(one))))
                  }
                />
                <ChoiceMark isChosen={isBack} />
                <span>
                  {nameWithGrind(bag.productId.name, bag.grind, 'en')}
                  <small>{formatKg(bag.quantityKg)}</small>
                </span>
                <span>{formatRupees(worthOf([bag]))}</span>
              </Box>
            );
          })}
        </Box>
        <Box role="status" sx={{ fontWeight: 600, '&:not(:empty)': { mt: 3 } }}>
          {back.length > 0 && consequence(stop, back, toCollect)}
        </Box>
      </Box>
    </Box>
  );
}

function consequence(stop: StopView, back: readonly Bag[], toCollect: number): string {
  const { order } = stop;
  const texts = riderTexts.notEverything;
  if (back.length === order.items.length) {
    return texts.nothingTaken(languageTexts.reason(REFUSED_AT_THE_DOOR));
  }
  const open = openAfter(order, back);
  if (open < 0) return texts.paidTooMuch(formatRupees(-open));
  if (stop.toCollect === 0) return '';
  return texts.collect(formatRupees(toCollect), formatRupees(stop.toCollect));
}

const bags = { display: 'grid', gap: 2, border: 0, m: 0, p: 0, minWidth: 0 };

const tick = {
  ...option,
  position: 'relative',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& input': { position: 'absolute', inset: 0, opacity: 0, m: 0, cursor: 'pointer' },
  '&:has(:focus-visible)': focusRing,
} as const;
