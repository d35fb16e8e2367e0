import { sumKg } from '@dalan/contract/money/weight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Product } from '@dalan/contract/catalog/catalog';
import { stepOf } from '@dalan/contract/catalog/grinds';
import type { Grind } from '@dalan/contract/catalog/grinds';
import { formatRupees } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import { formatRecentDay } from '../../lib/format/india-time.ts';
import { grindChoices, lineInList } from '../../lib/flours/flour-lines.rules.ts';
import { useFloursOf } from '../../lib/flours/use-flours-of.ts';
import { FlourLine } from '../../ui/flours/flour-line.tsx';
import { FlourPicture } from '../../ui/flours/flour-picture.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { phoneOrderTexts as texts } from './phone-order-texts.ts';
import {
  freeKg,
  isOf,
  keyOf,
  kgOf,
  lineTotal,
  maxKgOf,
  nameOf,
  picturePathOf,
  sameAgain,
  withGrind,
  withKg,
  withMore,
} from './phone-order.rules.ts';
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
  /** What the caller pays per kg. */
  priceOf: (flour: Product) => number;
  onChange: (lines: Line[]) => void;
};

export function FloursSection(props: FloursSectionProps) {
  const { offered, lines, lastOrder, problems, priceOf, onChange } = props;
  const [said, setSaid] = useState('');
  const again = lastOrder?.items.map(({ productId }) => productId._id) ?? [];
  const known = useFloursOf(offered, again);
  const nowOf = ({ flour }: Line) => known.flours.find(({ _id }) => _id === flour._id) ?? flour;
  const quickAdd = useQuickAdd(offered, add);
  /** The key of the line that was used last, by flour. */
  const [lastUsed, setLastUsed] = useState<Record<string, string>>({});

  function change(next: Line[], used: Pick<Line, 'flour' | 'grind'>) {
    setLastUsed({ ...lastUsed, [used.flour._id]: keyOf(used) });
    onChange(next);
  }
  /** Without a grind, the line that was used last gets it, or a first line in the first grind. */
  function add(flour: Product, kg: number, asked?: Grind) {
    const own = lines.filter(isOf(flour));
    const last = own.find((line) => keyOf(line) === lastUsed[flour._id]) ?? own.at(-1);
    const grind = asked ?? (last === undefined ? flour.grinds?.[0] : last.grind);
    const before = kgOf(lines, flour);
    const next = withMore(lines, flour, kg, grind);
    const name = nameOf({ flour, grind });
    change(next, { flour, grind });
    if (freeKg(flour) === 0) setSaid(texts.noneLeft(flour.name));
    else if (kgOf(next, flour) < sumKg([before, kg])) setSaid(texts.onlyLeft(freeKg(flour)));
    else setSaid(texts.added(kg, name));
  }
  function repeat(order: Order) {
    const { lines: repeated, missing, toChoose } = sameAgain(order, known.flours);
    onChange(repeated);
    const said = [missing && texts.leftOut(missing), toChoose && texts.toChoose(toChoose)];
    setSaid(said.filter(Boolean).join('. '));
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
        <QuickAddBox {...quickAdd.box} hasGrinds={offered.some(({ grinds }) => grinds)} />
      </Box>
      <Box role="status" sx={{ ...inner, pb: hint === '' ? 0 : 2, color: 'text.secondary' }}>
        {hint}
      </Box>
      <Box component="ul" aria-label={texts.order} sx={{ ...inner, m: 0, listStyle: 'none' }}>
        {lines.map((line, place) => {
          const now = nowOf(line);
          const others = lines.filter((one) => one !== line && isOf(now)(one));
          const choices = grindChoices(
            now,
            line.grind,
            others.map(({ grind }) => grind),
          );
          const maxKg = maxKgOf(lines, line, now);
          return (
            <FlourLine
              // Its grind can change, and the select keeps the focus.
              key={`${now._id} ${lines.slice(0, place).filter(isOf(now)).length}`}
              name={line.flour.name}
              spokenName={nameOf(line)}
              about={priceText(line)}
              picture={<FlourPicture path={picturePathOf(line.flour)} size={36} />}
              grind={
                choices.length === 0
                  ? undefined
                  : {
                      value: line.grind?.key ?? '',
                      choices,
                      onChange: (key) => {
                        const grind = now.grinds?.find((one) => one.key === key);
                        change(withGrind(lines, line, grind), { ...line, grind });
                      },
                    }
              }
              kg={line.kg}
              maxKg={maxKg}
              stepGrams={stepOf(now)}
              total={formatRupees(lineTotal(line))}
              problem={problems[keyOf(line)] ?? limitText(line, maxKg)}
              onChange={(kg) => change(withKg(lines, line, kg), line)}
              onRemove={() => onChange(lines.filter((one) => one !== line))}
            />
          );
        })}
      </Box>
      <FlourTiles
        flours={quickAdd.flours}
        lines={lines}
        priceOf={priceOf}
        onAdd={(flour) => add(flour, 1)}
      />
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
  const items = order.items.map(({ quantityKg, productId, grind }) =>
    lineInList(quantityKg, productId.name, grind),
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
