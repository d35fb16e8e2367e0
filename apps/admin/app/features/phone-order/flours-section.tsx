import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Product } from '@dalan/contract/catalog/catalog';
import { formatRupees } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import { formatRecentDay } from '../../lib/format/india-time.ts';
import { useFloursOf } from '../../lib/flours/use-flours-of.ts';
import { FlourLine } from '../../ui/flours/flour-line.tsx';
import { FlourPicture } from '../../ui/flours/flour-picture.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { phoneOrderTexts as texts } from './phone-order-texts.ts';
import { freeKg, picturePathOf, sameAgain, withKg, withMore } from './phone-order.rules.ts';
import type { Line } from './phone-order.rules.ts';
import { FlourTiles } from './flour-tiles.tsx';
import { QuickAddBox } from './quick-add-box.tsx';
import { inner, sheet } from './sheet.ts';
import { useQuickAdd } from './use-quick-add.ts';
import { centredRow, hairline } from '../../ui/layout/looks.ts';

type FloursSectionProps = {
  /** The flours that are offered first; typing finds all others. */
  offered: Product[];
  lines: Line[];
  lastOrder: Order | null;
  problems: Record<string, string>;
  onChange: (lines: Line[]) => void;
};

export function FloursSection(props: FloursSectionProps) {
  const { offered, lines, lastOrder, problems, onChange } = props;
  const [said, setSaid] = useState('');
  const again = lastOrder?.items.map(({ productId }) => productId._id) ?? [];
  const known = useFloursOf(offered, again);
  const nowOf = ({ flour }: Line) => known.flours.find(({ _id }) => _id === flour._id) ?? flour;
  const quickAdd = useQuickAdd(offered, add);

  function add(flour: Product, kg: number) {
    const before = lines.find((line) => line.flour._id === flour._id)?.kg ?? 0;
    const next = withMore(lines, flour, kg);
    const after = next.find((line) => line.flour._id === flour._id)?.kg ?? 0;
    onChange(next);
    if (freeKg(flour) === 0) setSaid(texts.noneLeft(flour.name));
    else if (after < before + kg) setSaid(texts.onlyLeft(freeKg(flour)));
    else setSaid(texts.added(kg, flour.name));
  }
  function repeat(order: Order) {
    const { lines: repeated, missing } = sameAgain(order, known.flours);
    onChange(repeated);
    setSaid(missing === '' ? '' : texts.leftOut(missing));
  }
  const hint = quickAdd.hint || said;
  return (
    <Box component="section" aria-label={texts.flours} sx={sheet}>
      {lastOrder && (
        <LastTime order={lastOrder} isReady={!known.isLooking} onRepeat={() => repeat(lastOrder)} />
      )}
      <Box sx={{ ...inner, ...head }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          {texts.flours}
        </Typography>
        <QuickAddBox {...quickAdd.box} />
      </Box>
      <Box role="status" sx={{ ...inner, pb: hint === '' ? 0 : 2, color: 'text.secondary' }}>
        {hint}
      </Box>
      <Box component="ul" aria-label={texts.order} sx={{ ...inner, m: 0, listStyle: 'none' }}>
        {lines.map((line) => (
          <FlourLine
            key={line.flour._id}
            name={line.flour.name}
            about={priceText(line)}
            picture={<FlourPicture path={picturePathOf(line.flour)} size={36} />}
            kg={line.kg}
            maxKg={freeKg(nowOf(line))}
            total={formatRupees(line.pricePerKg * line.kg)}
            problem={problems[line.flour._id] ?? limitText(line, freeKg(nowOf(line)))}
            onChange={(kg) => onChange(withKg(lines, line.flour._id, kg))}
            onRemove={() => onChange(lines.filter((one) => one !== line))}
          />
        ))}
      </Box>
      <FlourTiles flours={quickAdd.flours} lines={lines} onAdd={(flour) => add(flour, 1)} />
    </Box>
  );
}

function priceText({ pricePerKg, wasPerKg }: Line): string {
  const price = formatRupees(pricePerKg);
  return wasPerKg === undefined
    ? texts.perKg(price)
    : texts.priceWas(price, formatRupees(wasPerKg));
}

/** Shown once the stepper stops at the free stock. */
function limitText({ kg }: Line, free: number): string | undefined {
  return kg >= free && free < 100 ? texts.onlyLeft(free) : undefined;
}

type LastTimeProps = { order: Order; isReady: boolean; onRepeat: () => void };

function LastTime({ order, isReady, onRepeat }: LastTimeProps) {
  const items = order.items.map(
    ({ quantityKg, productId }) => `${quantityKg} kg ${productId.name}`,
  );
  return (
    <Box sx={{ ...inner, ...lastTime }}>
      <Box sx={{ flex: 1, minWidth: 0, lineHeight: 1.4 }}>
        <b>{texts.lastTime(formatRecentDay(order.createdAt))}</b>
        <Box sx={{ fontSize: 'small', color: 'text.secondary' }}>{items.join(', ')}</Box>
      </Box>
      <Button
        variant="outlined"
        startIcon={<Icon name="retry" size={18} />}
        disabled={!isReady}
        onClick={onRepeat}
      >
        {texts.sameAgain}
      </Button>
    </Box>
  );
}

const head = { ...centredRow, py: 2, minHeight: 60 };

const lastTime = { ...centredRow, py: 2, backgroundColor: colours.flour50, borderBottom: hairline };
