import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router';
import type { Product } from '@dalan/contract/catalog/catalog';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { useWithRow } from '../../lib/api/with-row.ts';
import { useMayCall } from '../../lib/session/duty.ts';
import { lazyOverlay } from '../../ui/dialog/lazy-overlay.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { countText } from '../../ui/list/count-text.ts';
import { ListTable } from '../../ui/list/list-table.tsx';
import { SearchableList } from '../../ui/list/searchable-list.tsx';
import { useRowDialog, useShownRow } from '../../ui/row-dialog/use-row-dialog.ts';
import { ProductActions, productDialogs } from './product-actions.tsx';
import type { ProductDialog } from './product-actions.tsx';
import { productColumns } from './product-columns.tsx';
import { listTexts } from './product-texts.ts';
import { findProduct, useProducts } from './use-products.ts';

const ProductDialogs = lazyOverlay(
  async () => (await import('./product-dialogs.tsx')).ProductDialogs,
);

export function ProductMaster() {
  const { listRef, isInUse, shown, show, frame } = useRowDialog<ProductDialog, Product>({
    name: 'product',
    kinds: productDialogs,
  });
  const { params, view, paging, sorting, isCounted } = useProducts({ isInUse });
  const row = useShownRow(shown, useWithRow(shown, view, findProduct), frame.onClose);
  const mayCall = useMayCall();
  const isWide = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const columns = productColumns({
    isWide,
    actions: (product, index) => (
      <ProductActions product={product} onOpen={(kind) => show(kind, product, index)} />
    ),
  });

  return (
    <>
      <SearchableList
        ref={listRef}
        title="Flour Product Master"
        count={isCounted ? countText(paging, 'product', params.q) : ''}
        search={{ label: 'Search Products', ...params.search }}
        view={view}
        paging={paging}
        texts={listTexts(params.q)}
      >
        <ListTable
          caption="Products"
          columns={columns}
          view={view}
          pageSize={paging.pageSize}
          sorting={sorting}
        />
      </SearchableList>
      <Box sx={buttons}>
        <Button
          variant="contained"
          aria-haspopup="dialog"
          startIcon={<Icon name="add" size={18} />}
          onClick={() => show('add', undefined, 0)}
        >
          Add Product
        </Button>
        {mayCall('importProducts') && (
          <Button
            variant="outlined"
            component={Link}
            to={panelPaths.productImport}
            startIcon={<Icon name="upload" size={18} />}
          >
            Import
          </Button>
        )}
      </Box>
      {shown && (row !== undefined || shown.kind === 'add') && (
        <ProductDialogs
          kind={shown.kind}
          product={row}
          state={frame}
          onEdit={() => show('edit', row, shown.index)}
        />
      )}
    </>
  );
}

const buttons = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'auto auto 1fr' },
  gap: 3,
  mt: 4,
};
