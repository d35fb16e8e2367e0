import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import type { Account, AccountAnswer } from '@dalan/contract/on-account/accounts';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { api } from '../../../lib/api/api.ts';
import { formatPhone } from '../../../lib/format/phone.ts';
import { useChangeParams } from '../../../lib/lists/change-params.ts';
import { useOrderStream } from '../../../lib/live/order-stream.ts';
import { useMayCall } from '../../../lib/session/duty.ts';
import { KeyHint } from '../../../ui/buttons/key-hint.tsx';
import { lazyOverlay } from '../../../ui/dialog/lazy-overlay.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { sheetLook } from '../../../ui/layout/looks.ts';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { EmptyState } from '../../../ui/list/empty-state.tsx';
import { FailedState } from '../../../ui/list/failed-state.tsx';
import { LateSkeleton } from '../../../ui/messages/late-skeleton.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { accountsTexts, accountTexts as texts } from '../accounts-texts.ts';
import { statementsPath } from '../statement/statements-path.ts';
import { accountQuery } from '../use-accounts.ts';
import { useDialog } from '../use-dialog.ts';
import { useShortcuts } from '../../../lib/use-shortcuts.ts';
import { AccountFigures } from './account-figures.tsx';
import { AccountRows } from './account-rows.tsx';
import { OwnPricesSheet } from './own-prices.tsx';

const PaymentDialog = lazyOverlay(
  async () => (await import('../payment/payment-dialog.tsx')).PaymentDialog,
);
const LimitDialog = lazyOverlay(async () => (await import('./limit-dialog.tsx')).LimitDialog);
const CloseDialog = lazyOverlay(async () => (await import('./close-dialog.tsx')).CloseDialog);

/** What a customer owes: their orders and payments read together. */
export function AccountPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const month = search.get('month') ?? '';
  const { data, error, refetch } = useQuery(accountQuery(id, month));
  useOrderStream({ onMissed: () => void refetch(), onChanged: () => void refetch() });
  return (
    <>
      <BackLink to={panelPaths.accounts}>{accountsTexts.title}</BackLink>
      {data === null && <NoAccount customerId={id} />}
      {data && <AccountParts key={id} answer={data} month={month} />}
      {data === undefined && (
        <>
          <PageHead title={texts.account} />
          {error ? (
            <Box sx={sheetLook}>
              <FailedState {...texts.failed} onRetry={() => void refetch()} />
            </Box>
          ) : (
            <LateSkeleton height={420} />
          )}
        </>
      )}
    </>
  );
}

function AccountParts({ answer, month }: { answer: AccountAnswer; month: string }) {
  const { account, months } = answer;
  const mayCall = useMayCall();
  const paying = useDialog();
  const closing = useDialog();
  const limits = useLimitDialog();
  useShortcuts({ t: () => paying.open() }, { isOn: account.owes > 0 });
  const name = account.name || accountsTexts.nameless;
  const statementMonth = month || (months[1] ?? months[0] ?? '');
  const isClosed = account.isClosed === true;
  return (
    <>
      <PageHead title={name} about={aboutOf(account)}>
        <Button
          variant="outlined"
          component={Link}
          to={statementsPath({ of: account._id, month: statementMonth })}
          startIcon={<Icon name="print" size={18} />}
          sx={{ minHeight: 44 }}
        >
          {texts.statement}
        </Button>
        <Button
          variant="contained"
          startIcon={<Icon name="rupee" size={18} />}
          disabled={account.owes === 0}
          onClick={paying.open}
          sx={{ minHeight: 44 }}
        >
          {accountsTexts.takePayment}
          <KeyHint>T</KeyHint>
        </Button>
      </PageHead>
      {isClosed && (
        <Box sx={{ mb: 4 }}>
          <Notice
            tone="warning"
            actions={
              mayCall('saveAccount') && (
                <Button variant="outlined" onClick={limits.open}>
                  {texts.openAgain}
                </Button>
              )
            }
          >
            {texts.closedText}
          </Notice>
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 } }}>
        <AccountFigures
          account={account}
          onChange={mayCall('saveAccount') && !isClosed ? limits.open : undefined}
        />
        <AccountRows answer={answer} month={month} />
        {!isClosed && <OwnPricesSheet account={account} />}
        {mayCall('closeAccount') && !isClosed && (
          <div>
            <Button
              variant="text"
              color="error"
              disabled={account.owes > 0}
              onClick={closing.open}
              sx={{ minHeight: 44 }}
            >
              {texts.close}
            </Button>
            {account.owes > 0 && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {texts.closeOwes}
              </Box>
            )}
          </div>
        )}
      </Box>
      {paying.isShown && (
        <PaymentDialog
          key={`pay ${paying.opened}`}
          payer={{ _id: account._id, name }}
          state={paying.state}
        />
      )}
      {limits.isShown && (
        <LimitDialog
          key={`limit ${limits.opened}`}
          customerId={account._id}
          name={name}
          account={account}
          state={limits.state}
        />
      )}
      {closing.isShown && (
        <CloseDialog
          key={`close ${closing.opened}`}
          account={account}
          name={name}
          state={closing.state}
        />
      )}
    </>
  );
}

function aboutOf({ phone, language }: Account): string {
  return [formatPhone(phone), texts.languages[language]].filter(Boolean).join(', ');
}

/** Opens by itself where the address asks for it, once. */
function useLimitDialog() {
  const [search] = useSearchParams();
  const change = useChangeParams();
  const dialog = useDialog();
  const isAsked = search.get('open') === 'limit';
  const start = useEffectEvent(() => {
    change({ open: '' }, true);
    dialog.open();
  });
  useEffect(() => {
    if (isAsked) start();
  }, [isAsked]);
  return dialog;
}

/** Somebody who pays as usual, and the way to let them owe. */
function NoAccount({ customerId }: { customerId: string }) {
  const mayCall = useMayCall();
  const limits = useLimitDialog();
  const { data: user } = useQuery({
    queryKey: ['user', customerId],
    queryFn: ({ signal }) => api.call('getUser', { params: { id: customerId } }, { signal }),
    retry: false,
  });
  const name = user?.data.name ?? '';
  const isOwner = mayCall('saveAccount');
  return (
    <>
      <PageHead title={name || texts.account} about={user && formatPhone(user.data.phone)} />
      <Box sx={sheetLook}>
        <EmptyState
          picture="empty"
          title={texts.none.title}
          text={texts.none.text(name || texts.none.noName)}
        >
          {isOwner ? (
            <Button variant="contained" onClick={limits.open} sx={{ minHeight: 44 }}>
              {texts.none.button}
            </Button>
          ) : (
            texts.none.onlyOwner
          )}
        </EmptyState>
      </Box>
      {isOwner && limits.isShown && (
        <LimitDialog
          key={limits.opened}
          customerId={customerId}
          name={name}
          account={undefined}
          state={limits.state}
        />
      )}
    </>
  );
}
