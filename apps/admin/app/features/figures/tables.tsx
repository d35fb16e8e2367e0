import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Figures } from '@dalan/contract/office/figures';
import { mediaIdOf, picturePath } from '@dalan/contract/catalog/media';
import { FlourPicture } from '../../ui/flours/flour-picture.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { touchLink } from '../../ui/layout/looks.ts';
import { formatCount, formatKg, formatSales } from './figures-format.ts';
import { FiguresSheet } from './figures-sheet.tsx';
import { FiguresTable, shareOf } from './figures-table.tsx';
import { texts } from './figures-texts.ts';
import { lostRows } from './lost-rows.ts';

type TableProps = { figures: Figures };

function sumOf<Row>(rows: readonly Row[], value: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + value(row), 0);
}

export function ByFlour({ figures }: TableProps) {
  const { flours, sums } = figures;
  const sales = flours.map(({ salesPaise }) => salesPaise);
  const [openId, setOpenId] = useState<string>();
  return (
    <FiguresSheet title={texts.byFlour} figures={figures} csv="flours">
      <FiguresTable
        titles={[texts.flour, texts.kg, texts.sales]}
        rows={flours.flatMap(({ productId, name, productImg, grams, salesPaise, grinds }) => {
          const isOpen = productId === openId;
          const open = () => setOpenId(isOpen ? undefined : productId);
          const toggle = grinds && { isOpen, onToggle: open };
          return [
            {
              key: productId,
              cells: [
                <Flour key={productId} name={name} productImg={productImg} grinds={toggle} />,
                formatKg(grams),
                formatSales(salesPaise),
              ] as const,
              share: shareOf(salesPaise, sales),
            },
            ...(isOpen ? (grinds ?? []) : []).map((grind) => ({
              key: `${productId} ${grind.name}`,
              cells: [
                <Box component="span" key={grind.name} sx={ofFlour}>
                  {grind.name}
                </Box>,
                formatKg(grind.grams),
                formatSales(grind.salesPaise),
              ] as const,
              share: shareOf(grind.salesPaise, sales),
            })),
          ];
        })}
        sum={[
          texts.allFlours,
          formatKg(sumOf(flours, ({ grams }) => grams)),
          formatSales(sums.salesPaise),
        ]}
      />
    </FiguresSheet>
  );
}

const PICTURE_SIZE = 28;

type FlourProps = {
  name: string;
  productImg: string;
  /** Opens the rows of its grinds. */
  grinds: { isOpen: boolean; onToggle: () => void } | undefined;
};

function Flour({ name, productImg, grinds }: FlourProps) {
  const id = mediaIdOf(productImg);
  return (
    <Box component="span" sx={flour}>
      <FlourPicture path={id && picturePath(id, 160, 'webp')} size={PICTURE_SIZE} />
      {grinds === undefined ? (
        name
      ) : (
        <Box
          component="button"
          type="button"
          aria-expanded={grinds.isOpen}
          onClick={grinds.onToggle}
          sx={toggle}
        >
          {name}
          <Icon name={grinds.isOpen ? 'up' : 'down'} size={16} />
        </Box>
      )}
    </Box>
  );
}

const toggle = {
  ...touchLink,
  gap: 2,
  p: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
} as const;

/** Below the name of its flour, right of the picture. */
const ofFlour = { pl: 10, color: 'text.secondary' };

export function ByArea({ figures }: TableProps) {
  const { areas } = figures;
  const sales = areas.map(({ salesPaise }) => salesPaise);
  const delivered = areas.reduce((sum, { orders }) => sum + orders, 0);
  const salesPaise = sales.reduce((sum, paise) => sum + paise, 0);
  return (
    <FiguresSheet title={texts.byArea} figures={figures} csv="areas">
      <FiguresTable
        titles={[texts.area, texts.orders, texts.sales]}
        rows={areas.map(({ area, orders, salesPaise: sold }) => ({
          key: area ?? '',
          cells: [area ?? texts.otherPincodes, formatCount(orders), formatSales(sold)],
          share: shareOf(sold, sales),
        }))}
        sum={[texts.allAreas, formatCount(delivered), formatSales(salesPaise)]}
      />
    </FiguresSheet>
  );
}

export function ByChannel({ figures }: TableProps) {
  const { channels, sums } = figures;
  const sales = channels.map(({ salesPaise }) => salesPaise);
  return (
    <FiguresSheet title={texts.byChannel} figures={figures} csv="channels">
      <FiguresTable
        titles={[texts.channel, texts.orders, texts.sales]}
        rows={channels.map(({ channel, orders, salesPaise }) => ({
          key: channel,
          cells: [texts.channels[channel], formatCount(orders), formatSales(salesPaise)],
          share: shareOf(salesPaise, sales),
        }))}
        sum={[texts.allChannels, formatCount(sums.orders), formatSales(sums.salesPaise)]}
      />
    </FiguresSheet>
  );
}

export function Customers({ figures }: TableProps) {
  const { first, returning } = figures.customers;
  const row = (title: string, { people, salesPaise }: typeof first) => ({
    key: title,
    cells: [title, formatCount(people), formatSales(salesPaise)] as const,
  });
  return (
    <FiguresSheet title={texts.customers} figures={figures} csv="customers">
      <FiguresTable
        titles={[texts.customer, texts.people, texts.sales]}
        rows={[row(texts.firstOrder, first), row(texts.orderedBefore, returning)]}
      />
    </FiguresSheet>
  );
}

export function LostOrders({ figures }: TableProps) {
  return (
    <FiguresSheet title={texts.lostOrders} figures={figures} csv="lost">
      <FiguresTable
        titles={[texts.how, texts.orders, texts.amount]}
        rows={lostRows(figures).map(({ kind, orders, amountPaise }) => ({
          key: kind,
          cells: [texts[kind], formatCount(orders), formatSales(amountPaise)],
        }))}
      />
    </FiguresSheet>
  );
}

const flour = { display: 'flex', alignItems: 'center', gap: 2.5, lineHeight: 1.25 };
