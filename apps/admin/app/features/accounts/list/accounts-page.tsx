import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { endpoints } from '@dalan/contract/endpoints';
import { formatRupees } from '@dalan/contract/money/money';
import { accountPagePath, panelPaths } from '@dalan/contract/pages/panel-paths';
import { monthName } from '../month-name.ts';
import { useMayCall } from '../../../lib/session/duty.ts';
import { KeyHint } from '../../../ui/buttons/key-hint.tsx';
import { lazyOverlay } from '../../../ui/dialog/lazy-overlay.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { wrappingRow } from '../../../ui/layout/looks.ts';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { FilterSelect } from '../../../ui/list/filter-select.tsx';
import { ListCards } from '../../../ui/list/list-cards.tsx';
import { ListFrame } from '../../../ui/list/list-frame.tsx';
import type { ListTexts } from '../../../ui/list/list-frame.tsx';
import { ListTable } from '../../../ui/list/list-table.tsx';
import { SearchBox } from '../../../ui/list/search-box.tsx';
import { useScreen } from '../../../ui/use-screen.ts';
import { AccountsTabs } from '../accounts-tabs.tsx';
import { accountsTexts as texts } from '../accounts-texts.ts';
import { statementsPath } from '../statement/statements-path.ts';
import { useDialog } from '../use-dialog.ts';
import { useShortcuts } from '../../../lib/use-shortcuts.ts';
import { AccountCard, accountColumns } from './account-columns.tsx';
import { useAccountList } from './use-account-list.ts';

const PaymentDialog = lazyOverlay(
  async () => (await import('../payment/payment-dialog.tsx')).PaymentDialog,
);
const LetOweDialog = lazyOverlay(
  async () => (await import('../one/let-owe-dialog.tsx')).LetOweDialog,
);

type Payer = { _id: string; name: string };

/** Customers who may owe, the oldest open order first. */
export function AccountsPage() {
  const list = useAccountList();
  const { params, view, paging, fetched } = list;
  const { text, ...search } = params.search;
  const isPhone = useScreen() === 'phone';
  const mayCall = useMayCall();
  const navigate = useNavigate();
  const letting = useDialog();
  const paying = useDialog();
  const [payer, setPayer] = useState<Payer>();
  const pay = (account?: Payer) => {
    setPayer(account);
    paying.open();
  };
  useShortcuts({ t: () => pay() });
  const { sums, lastMonth } = fetched ?? {};
  const shown = { caption: texts.caption, view, pageSize: paging.pageSize };
  return (
    <>
      <PageHead
        title={texts.title}
        about={
          <span role="status">{sums && texts.about(sums.customers, formatRupees(sums.owes))}</span>
        }
      >
        {mayCall('saveAccount') && (
          <Button
            variant="outlined"
            startIcon={<Icon name="add" size={18} />}
            onClick={letting.open}
            sx={{ minHeight: 44 }}
          >
            {texts.letOwe}
          </Button>
        )}
        <Button
          variant="contained"
          startIcon={<Icon name="rupee" size={18} />}
          onClick={() => pay()}
          sx={{ minHeight: 44 }}
        >
          {texts.takePayment}
          <KeyHint>T</KeyHint>
        </Button>
      </PageHead>
      <AccountsTabs current={panelPaths.accounts} />
      <ListFrame
        view={view}
        paging={paging}
        texts={stateTexts(text)}
        onClearSearch={text === '' ? undefined : () => search.onSearch('')}
        top={
          <Box sx={fields}>
            <Box sx={searchField}>
              <SearchBox {...search} label={texts.search} value={text} />
            </Box>
            <FilterSelect
              icon="clock"
              label={texts.sort}
              isLabelHidden
              value={params.sort}
              options={Object.entries(texts.sorts).map(([value, words]) => ({
                value,
                text: words,
              }))}
              onChange={params.setSort}
            />
            <Box sx={files}>
              {lastMonth !== undefined && (
                <Button
                  variant="outlined"
                  component={Link}
                  to={statementsPath({ month: lastMonth })}
                  startIcon={<Icon name="print" size={18} />}
                  sx={{ minHeight: 44 }}
                >
                  {texts.statementsOf(monthName(lastMonth))}
                </Button>
              )}
              <Button
                variant="outlined"
                href={endpoints.getAccountsFile.path}
                download
                startIcon={<Icon name="download" size={18} />}
                sx={{ minHeight: 44 }}
              >
                {texts.csv}
              </Button>
            </Box>
          </Box>
        }
      >
        {isPhone ? (
          <ListCards {...shown} card={(account) => <AccountCard account={account} />} />
        ) : (
          <Box sx={rows}>
            <ListTable {...shown} columns={accountColumns({ sums, onPay: pay })} />
          </Box>
        )}
      </ListFrame>
      {paying.isShown && (
        <PaymentDialog key={`pay ${paying.opened}`} payer={payer} state={paying.state} />
      )}
      {letting.isShown && (
        <LetOweDialog
          key={`let ${letting.opened}`}
          state={letting.state}
          onChoose={(id) => void navigate(`${accountPagePath(id)}?open=limit`)}
        />
      )}
    </>
  );
}

function stateTexts(search: string): ListTexts {
  return {
    noun: texts.noun,
    empty: texts.empty,
    noMatch: { title: texts.noMatchTitle, text: texts.noMatch(search) },
    failed: { title: texts.notLoaded, text: texts.notLoadedHelp },
  };
}

const fields = { ...wrappingRow, px: { xs: 3, md: 4 }, py: 2.5 };
const searchField = {
  flex: { sm: '1 1 200px' },
  width: { xs: '100%', sm: 'auto' },
  maxWidth: { sm: 300 },
};
const files = { ...wrappingRow, ml: { sm: 'auto' } };
const rows = { '& tr[data-row]': { position: 'relative', cursor: 'pointer' } } as const;
