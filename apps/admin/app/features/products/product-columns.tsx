import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { productLimits } from '@dalan/contract/catalog/catalog';
import type { Product } from '@dalan/contract/catalog/catalog';
import { truncate } from '../../lib/format/truncate.ts';
import { dateAndTime } from '../../lib/format/india-time.ts';
import type { Column } from '../../ui/list/column.ts';
import { ProductPicture } from './product-picture.tsx';
import { OutOfStockChip, ProductStatusChip } from './product-status.tsx';
import { formatPrice } from './product-texts.ts';

type ProductColumns = {
  /** True if there is room for whole descriptions. */
  isWide: boolean;
  actions: (product: Product, index: number) => ReactNode;
};

export function productColumns({ isWide, actions }: ProductColumns): Column<Product>[] {
  return [
    {
      label: 'Image',
      width: { phone: '68px', tablet: '68px', desk: '76px' },
      skeleton: 'picture',
      cell: (product) => <ProductPicture product={product} size={44} fileWidth={160} />,
    },
    {
      label: 'Name',
      width: { desk: '16%' },
      sortField: 'name',
      isRowName: true,
      cell: (product) => <ProductName {...product} />,
    },
    {
      label: 'Price (₹)',
      from: 'tablet',
      align: 'right',
      width: { tablet: '112px', desk: '96px' },
      sortField: 'pricePerKg',
      skeleton: '52px',
      cell: ({ pricePerKg }) => <Box sx={{ fontWeight: 600 }}>{formatPrice(pricePerKg)}</Box>,
    },
    {
      label: 'Description',
      from: 'desk',
      skeleton: '85%',
      cell: ({ description }) => (
        <Box sx={clamped}>
          {isWide ? description : truncate(description, productLimits.descriptionCut)}
        </Box>
      ),
    },
    {
      label: 'Status',
      from: 'tablet',
      head: <Box sx={afterPrice}>Status</Box>,
      width: { tablet: '136px', desk: '108px' },
      skeleton: '72px',
      cell: (product) => (
        <Box sx={afterPrice}>
          <ProductStatusChip {...product} />
        </Box>
      ),
    },
    {
      label: 'Created At',
      from: 'desk',
      width: '112px',
      sortField: 'createdAt',
      cell: ({ createdAt }) => <CreatedAt moment={createdAt} />,
    },
    {
      label: 'Actions',
      align: 'right',
      width: { phone: '112px', tablet: '96px', desk: '92px' },
      skeleton: '56px',
      cell: actions,
    },
  ];
}

function ProductName({ name, nameMr, quantity }: Product) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{name}</Box>
      {nameMr !== '' && (
        <Box lang="mr" sx={{ fontWeight: 400, color: 'text.disabled', '&[lang]': marathiLine }}>
          {nameMr}
        </Box>
      )}
      {quantity === 0 && <OutOfStockChip />}
    </Box>
  );
}

function CreatedAt({ moment }: { moment: string }) {
  const { date, time } = dateAndTime(moment);
  return (
    <time dateTime={moment}>
      {date}
      <Box component="span" sx={{ display: 'block', color: 'text.disabled' }}>
        {time}
      </Box>
    </time>
  );
}

/** Space after the right-aligned prices. */
const afterPrice = { pl: { sm: 3, md: 0 } };

const marathiLine = { lineHeight: 1.4 };

/** The text is cut after three lines. View Product shows all of it. */
const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  color: 'text.secondary',
} as const;
