import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { AccountStatement } from '@dalan/contract/on-account/accounts';
import { accountPagePath, panelPaths } from '@dalan/contract/pages/panel-paths';
import { api } from '../../../lib/api/api.ts';
import { useSubmission } from '../../../lib/forms/submission.ts';
import { reasonOf } from '../../../lib/language/reason.ts';
import { useChangeParams } from '../../../lib/lists/change-params.ts';
import { PaperPage } from '../../../lib/papers/paper-page.tsx';
import { isSessionEnd } from '../../../lib/session/session.ts';
import { toastDurationsMs } from '../../../lib/toast-durations.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { sheetLook, wrappingRow } from '../../../ui/layout/looks.ts';
import { EmptyState } from '../../../ui/list/empty-state.tsx';
import { FilterSelect } from '../../../ui/list/filter-select.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { statementPageTexts as texts } from '../accounts-texts.ts';
import { monthName } from '../month-name.ts';
import { ACCOUNTS_KEY, accountQuery } from '../use-accounts.ts';
import { loadStatementWords } from './statement-words.ts';
import { PrintedStatement } from './printed-statement.tsx';
import { readStatements } from './statements-path.ts';

/** The statement of one customer, or of all of them, one a page. */
export function StatementsPage() {
  const [search] = useSearchParams();
  const { of, month } = readStatements(search);
  return of === '' ? <AllStatements month={month} /> : <OneStatement of={of} month={month} />;
}

function OneStatement({ of, month }: { of: string; month: string }) {
  const query = useQuery({
    queryKey: [ACCOUNTS_KEY, 'statement', of, month],
    queryFn: async ({ signal }) => {
      const asked = { params: { id: of }, query: { month } };
      const statement = await api.call('getAccountStatement', asked, { signal });
      return { statement, words: await loadStatementWords([statement.customer.language]) };
    },
  });
  const { statement, words } = query.data ?? {};
  return (
    <PaperPage
      texts={{ ...texts, back: texts.backToOne }}
      backTo={accountPagePath(of)}
      query={query}
    >
      {statement && words && (
        <>
          <Box sx={bar}>
            <MonthChoice of={of} month={month} />
            <MailButton statement={statement} />
          </Box>
          {!statement.isWhole && (
            <Box sx={{ mb: 4 }}>
              <Notice tone="warning">{texts.notWhole}</Notice>
            </Box>
          )}
          <PrintedStatement statement={statement} words={words} />
        </>
      )}
    </PaperPage>
  );
}

function AllStatements({ month }: { month: string }) {
  const query = useQuery({
    queryKey: [ACCOUNTS_KEY, 'statements', month],
    queryFn: async ({ signal }) => {
      const found = await api.call('listAccountStatements', { query: { month } }, { signal });
      const languages = found.statements.map(({ customer }) => customer.language);
      return { ...found, words: await loadStatementWords(languages) };
    },
  });
  const { statements = [], hasMore = false, words = {} } = query.data ?? {};
  const count = statements.length;
  return (
    <PaperPage
      texts={{
        ...texts,
        title: `${texts.title}, ${monthName(month, 'ofYear')}`,
        print: texts.printAll(count),
      }}
      backTo={panelPaths.accounts}
      query={query}
      canPrint={count > 0}
    >
      {query.data && (
        <>
          {count === 0 && (
            <Box sx={sheetLook}>
              <EmptyState picture="empty" {...texts.none} />
            </Box>
          )}
          {hasMore && (
            <Box sx={{ mb: 4 }}>
              <Notice tone="warning">{texts.hasMore}</Notice>
            </Box>
          )}
          {statements.map((statement) => (
            <PrintedStatement key={statement.customer._id} statement={statement} words={words} />
          ))}
        </>
      )}
    </PaperPage>
  );
}

function MonthChoice({ of, month }: { of: string; month: string }) {
  const change = useChangeParams();
  const { data } = useQuery(accountQuery(of));
  const months = data?.months ?? [];
  const offered = months.includes(month) ? months : [month, ...months];
  return (
    <FilterSelect
      icon="calendar"
      label={texts.month}
      value={month}
      options={offered.map((one) => ({ value: one, text: monthName(one, 'ofYear') }))}
      onChange={(chosen) => change({ month: chosen }, true)}
    />
  );
}

function MailButton({ statement: { customer, month } }: { statement: AccountStatement }) {
  const toast = useToast();
  const { submit, isBusy, isLocked } = useSubmission({
    send: (_: undefined) =>
      api.call('mailAccountStatement', { params: { id: customer._id }, body: { month } }),
    onDone: () => toast.succeed(texts.mailed(customer.email), toastDurationsMs.elsewhere),
    onFailed: (error) => {
      if (isSessionEnd(error)) return;
      toast.fail(reasonOf(error) ?? texts.notMailed, toastDurationsMs.elsewhere);
    },
  });
  if (!customer.isEmailConfirmed) {
    const why = customer.email === '' ? texts.noEmail : texts.notConfirmed(customer.email);
    return <Box sx={{ color: 'text.secondary' }}>{why}</Box>;
  }
  return (
    <Button
      variant="outlined"
      startIcon={<Icon name="contact" size={18} />}
      aria-busy={isBusy}
      aria-disabled={isLocked}
      onClick={() => submit(undefined)}
      sx={{ minHeight: 44 }}
    >
      {isBusy ? texts.mailing : texts.mail}
    </Button>
  );
}

const bar = { ...wrappingRow, mb: 4 };
