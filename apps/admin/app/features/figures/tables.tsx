import Box from '@mui/material/Box';
import type { Figures } from '@dalan/contract/office/figures';
import { mediaIdOf, picturePath } from '@dalan/contract/catalog/media';
import { FlourPicture } from '../../ui/flours/flour-picture.tsx';
import { formatCount, formatKg, formatSales } from './figures-format.ts';
import { FiguresSheet } from './figures-sheet.tsx';
import { FiguresTable, shareOf } from './figures-table.tsx';
import { texts } from './figures-texts.ts';

type TableProps = { figures: Figures };

function sumOf<Row>(rows: readonly Row[], value: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + value(row), 0);
}

export function ByFlour({ figures }: TableProps) {
  const { flours, sums } = figures;
  const sales = flours.map(({ salesPaise }) => salesPaise);
  return (
    <FiguresSheet title={texts.byFlour} figures={figures} csv="flours">
      <FiguresTable
        titles={[texts.flour, texts.kg, texts.sales]}
        rows={flours.map(({ productId, name, productImg, grams, salesPaise }) => ({
          key: productId,
          cells: [
            <Flour key={productId} name={name} productImg={productImg} />,
            formatKg(grams),
            formatSales(salesPaise),
          ],
          share: shareOf(salesPaise, sales),
        }))}
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

function Flour({ name, productImg }: { name: string; productImg: string }) {
  const id = mediaIdOf(productImg);
  return (
    <Box component="span" sx={flour}>
      <FlourPicture path={id && picturePath(id, 160, 'webp')} size={PICTURE_SIZE} />
      {name}
    </Box>
  );
}

export function ByArea({ figures }: TableProps) {
  const { areas, sums } = figures;
  const sales = areas.map(({ salesPaise }) => salesPaise);
  return (
    <FiguresSheet title={texts.byArea} figures={figures} csv="areas">
      <FiguresTable
        titles={[texts.area, texts.orders, texts.sales]}
        rows={areas.map(({ area, orders, salesPaise }) => ({
          key: area ?? '',
          cells: [area ?? texts.otherPincodes, formatCount(orders), formatSales(salesPaise)],
          share: shareOf(salesPaise, sales),
        }))}
        sum={[texts.allAreas, formatCount(sums.orders), formatSales(sums.salesPaise)]}
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
  const { lost } = figures;
  return (
    <FiguresSheet title={texts.lostOrders} figures={figures} csv="lost">
      <FiguresTable
        titles={[texts.how, texts.orders, texts.amount]}
        rows={(['cancelled', 'refused', 'returned'] as const).map((kind) => ({
          key: kind,
          cells: [texts[kind], formatCount(lost[kind].orders), formatSales(lost[kind].amountPaise)],
        }))}
      />
    </FiguresSheet>
  );
}

const flour = { display: 'flex', alignItems: 'center', gap: 2.5, lineHeight: 1.25 };
