import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { Product } from '@dalan/contract/catalog/catalog';
import { checkPhone } from '@dalan/contract/contact/contact-details';
import type { DayLeft } from '@dalan/contract/delivery/delivery';
import { lineKey, nameWithGrind, stepOf } from '@dalan/contract/catalog/grinds';
import type { Grind } from '@dalan/contract/catalog/grinds';
import { formatRupees, paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import { gramsToKg, kgToGrams, linePaise, sumKg } from '@dalan/contract/money/weight';
import type { ContentLine } from '@dalan/contract/orders/order-contents';
import { checkDeliveryAddress } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { formatDueDay, roomText } from '../../lib/format/due-days.ts';
import { grindChoices } from '../../lib/flours/flour-lines.rules.ts';
import { loadChunk } from '../../lib/load-chunk.ts';
import { FlourLine } from '../../ui/flours/flour-line.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { StatusChip } from '../../ui/icons/status-chip.tsx';
import { changeOrderTexts as texts } from './change-order-texts.ts';
import { heldLines, maxKgOf, withKeptPrices } from './change-order.rules.ts';
import type { Draft } from './change-order.rules.ts';
import { findDialog } from '../../ui/form/find-dialog.ts';
import { centredRow, plainList, wrappingRow } from '../../ui/layout/looks.ts';

const AddFlour = lazy(async () => ({
  default: (await loadChunk(() => import('./add-flour.tsx'))).AddFlour,
}));

type ChangeFieldsProps = {
  order: Order;
  draft: Draft;
  days: DayLeft[];
  /** The flours that are offered before anything is typed. */
  offered: Product[];
  /** The offered flours and those of the order and the draft. */
  flours: Product[];
  problems: Record<string, string>;
  isPincodeUnknown: boolean;
  onChange: (change: Partial<Draft>) => void;
  onFound: (flour: Product) => void;
};

export function ChangeFields(props: ChangeFieldsProps) {
  const { order, draft, days, offered, flours, problems, onChange, onFound } = props;
  const flourOf = (id: string) => flours.find(({ _id }) => _id === id);
  const held = heldLines(order, draft.lines);
  const othersOf = (line: ContentLine) =>
    draft.lines.filter((one) => one !== line && one.productId === line.productId);
  /** Another grind can make a line new, or one that the order had. */
  function setLines(lines: ContentLine[]) {
    const todayOf = ({ productId }: ContentLine) => flourOf(productId)?.pricePerKg;
    onChange({ lines: withKeptPrices(order, lines, todayOf) });
  }
  function replace(line: ContentLine, change: Partial<ContentLine>) {
    setLines(draft.lines.map((one) => (one === line ? { ...one, ...change } : one)));
  }
  function add(flour: Product) {
    const { _id: productId, name, pricePerKg } = flour;
    const own = draft.lines.filter((line) => line.productId === productId);
    const grind = freeGrinds(flour)[0];
    const mostKg = maxKgOf(
      order,
      flour,
      productId,
      own.map(({ quantityKg }) => quantityKg),
    );
    onFound(flour);
    const quantityKg = Math.min(1, mostKg) || gramsToKg(stepOf(flour));
    setLines([...draft.lines, { productId, name, grind, quantityKg, pricePerKg }]);
  }
  /** The grinds of a flour that no line has yet. */
  function freeGrinds({ _id, grinds = [] }: Product): Grind[] {
    const own = draft.lines.filter(({ productId }) => productId === _id);
    return grinds.filter(({ key }) => !own.some(({ grind }) => grind?.key === key));
  }
  function isInOrder(flour: Product): boolean {
    const isIn = draft.lines.some(({ productId }) => productId === flour._id);
    return isIn && freeGrinds(flour).length === 0;
  }
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ ...centredRow, mb: 2 }}>
        <Typography variant="subtitle1" component="h2" sx={{ flex: 1 }}>
          {texts.items}
        </Typography>
        <Suspense fallback={<Box sx={{ height: 44 }} />}>
          <AddFlour offered={offered} isInOrder={isInOrder} onAdd={add} />
        </Suspense>
      </Box>
      <Box component="ul" aria-label={texts.items} sx={plainList}>
        {draft.lines.map((line, place) => {
          const { productId, name, grind, quantityKg, pricePerKg } = line;
          const flour = flourOf(productId);
          const was = held.get(line);
          const others = othersOf(line);
          const otherKg = others.map((one) => one.quantityKg);
          const maxKg = maxKgOf(order, flour, productId, otherKg);
          const choices = grindChoices(
            flour,
            grind,
            others.map((one) => one.grind),
          );
          const before = draft.lines.slice(0, place);
          return (
            <FlourLine
              // Its grind can change, and the select keeps the focus.
              key={`${productId} ${before.filter((one) => others.includes(one)).length}`}
              name={name}
              spokenName={nameWithGrind(name, grind, 'en')}
              about={priceText(pricePerKg, was !== undefined, flour)}
              badge={was === undefined ? <StatusChip text={texts.isNew} tone="info" /> : undefined}
              grind={
                choices.length === 0
                  ? undefined
                  : {
                      value: grind?.key ?? '',
                      choices,
                      onChange: (key) => {
                        const grinds = [
                          ...(flour?.grinds ?? []),
                          ...(was?.grind ? [was.grind] : []),
                        ];
                        replace(line, { grind: grinds.find((one) => one.key === key) });
                      },
                    }
              }
              kg={quantityKg}
              maxKg={maxKg}
              stepGrams={stepOf(flour ?? {})}
              total={formatRupees(totalOf(line))}
              problem={
                problems[lineKey({ productId, grind: grind?.key })] ??
                limitText(quantityKg, maxKg, was?.quantityKg ?? 0)
              }
              onChange={(kg) => replace(line, { quantityKg: kg })}
              onRemove={() => setLines(draft.lines.filter((one) => one !== line))}
            />
          );
        })}
      </Box>
      {draft.lines.length === 0 && <NoLines order={order} />}
      <Stack sx={{ gap: 5, mt: 4 }}>
        <TextField
          label={texts.address}
          value={draft.address}
          onChange={(event) => onChange({ address: event.target.value })}
          multiline
          {...errorOf(checkDeliveryAddress(draft.address))}
        />
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4 }}>
          <TextField
            label={texts.number}
            value={draft.number}
            onChange={(event) => onChange({ number: event.target.value })}
            slotProps={{ htmlInput: { inputMode: 'tel' } }}
            {...errorOf(checkPhone(draft.number))}
          />
          {order.pincode !== null && (
            <TextField
              label={texts.pincode}
              value={draft.pincode}
              onChange={(event) =>
                onChange({ pincode: event.target.value.replace(/\D/g, '').slice(0, 6) })
              }
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              {...errorOf(props.isPincodeUnknown ? texts.unknownPincode : undefined)}
            />
          )}
          <TextField
            select
            label={texts.dueDay}
            value={draft.dueOn}
            onChange={(event) => onChange({ dueOn: event.target.value })}
            slotProps={{ select: { MenuProps: { container: findDialog } } }}
          >
            {withDay(days, order.dueOn).map((day) => (
              <MenuItem key={day.day} value={day.day}>
                {[formatDueDay(day.day), roomText(day)].filter(Boolean).join(', ')}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      </Stack>
    </Box>
  );
}

function NoLines({ order }: { order: Order }) {
  return (
    <Box role="status" sx={{ ...wrappingRow, py: 2 }}>
      {texts.lastLine}
      <Button
        variant="outlined"
        component={Link}
        to={`${panelPaths.orders}?order=${order._id}&open=edit`}
      >
        {texts.cancelInstead}
      </Button>
    </Box>
  );
}

function totalOf({ pricePerKg, quantityKg }: ContentLine): number {
  return paiseToRupees(linePaise(rupeesToPaise(pricePerKg), kgToGrams(quantityKg)));
}

function priceText(pricePerKg: number, isHeld: boolean, flour: Product | undefined): string {
  const price = formatRupees(pricePerKg);
  if (!isHeld) return texts.today(price);
  if (flour === undefined || flour.pricePerKg === pricePerKg) return texts.kept(price);
  return texts.keptToday(price, formatRupees(flour.pricePerKg));
}

/** Shown once the stepper stops at the free stock. */
function limitText(kg: number, maxKg: number, heldKg: number): string | undefined {
  return kg >= maxKg && maxKg < 100 && kg > heldKg
    ? texts.onlyFree(sumKg([maxKg, -heldKg]))
    : undefined;
}

/** Adds the order's own day if it can no longer be chosen. */
function withDay(days: DayLeft[], dueOn: string): DayLeft[] {
  return days.some(({ day }) => day === dueOn) ? days : [{ day: dueOn, leftKg: null }, ...days];
}

function errorOf(problem: string | undefined) {
  return problem === undefined ? {} : { error: true, helperText: <FieldError text={problem} /> };
}
