import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import type { OrderCounts } from '@dalan/contract/orders/order-steps';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { lazyOverlay } from '../../../ui/dialog/lazy-overlay.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { ListTexts } from '../../../ui/list/list-frame.tsx';
import type { ListView, Paging } from '../../../ui/list/list-view.ts';
import { SearchableList } from '../../../ui/list/searchable-list.tsx';
import { useScreen } from '../../../ui/use-screen.ts';
import { orderMaster } from '../order-texts.ts';
import type { useOrderFilters } from './use-order-filters.ts';

const StepTabs = lazyOverlay(async () => (await import('./step-tabs.tsx')).StepTabs);
const OrderFilters = lazyOverlay(async () => (await import('./order-filters.tsx')).OrderFilters);

export const alwaysOpen = { isOpen: true, onClose: () => undefined, onExited: () => undefined };

type OrderFrameProps<Row> = {
  ref: Ref<HTMLDivElement>;
  count: string;
  search: { text: string; maxLength: number; onSearch: (text: string) => void };
  view: ListView<Row>;
  paging: Paging;
  texts: ListTexts;
  filters: ReturnType<typeof useOrderFilters>;
  counts: OrderCounts | undefined;
  /** A button before that of phone orders, or in its place where only one fits. */
  action?: ReactNode;
  children: ReactNode;
};

/** Order Master around its list: title, tabs, filters and search. */
export function OrderFrame<Row>(props: OrderFrameProps<Row>) {
  const { search, filters, counts, action, children, ...list } = props;
  const isPhone = useScreen() === 'phone';
  const { step, searchOf, isFiltered, clear } = filters;
  return (
    <SearchableList
      title="Order Master"
      search={{ label: 'Search Orders', ...search }}
      {...list}
      steps={{
        action: (
          <>
            {action}
            {!(isPhone && action) && <PhoneOrderButton />}
          </>
        ),
        // The code of the tabs loads after the list's; their place is reserved.
        tabs: !isPhone && (
          <Box sx={{ minHeight: 44 }}>
            <StepTabs {...{ step, counts, searchOf }} state={alwaysOpen} />
          </Box>
        ),
        filters: (
          <Box sx={{ display: { sm: 'contents' }, minHeight: 44, width: '100%' }}>
            <OrderFilters filters={filters} counts={counts} state={alwaysOpen} />
          </Box>
        ),
        emptyAction: isFiltered && (
          <Button variant="outlined" onClick={clear}>
            {orderMaster.filters.clear}
          </Button>
        ),
      }}
    >
      {children}
    </SearchableList>
  );
}

function PhoneOrderButton() {
  return (
    <Button
      component={Link}
      to={panelPaths.phoneOrder}
      variant="outlined"
      startIcon={<Icon name="phone" size={18} />}
      sx={{ flex: 'none' }}
    >
      {orderMaster.texts.phoneOrder}
    </Button>
  );
}
