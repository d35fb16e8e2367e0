import { openAccountHistory } from './people/account-history.ts';
import type { AccountHistory } from './people/account-history.ts';
import { workOnAccount } from './people/account-work.ts';
import { checkAccounts } from './people/check-accounts.ts';
import { checkMillDay } from './people/check-mill-day.ts';
import { joinStaff } from './people/drill-staff.ts';
import { openMillHistory } from './people/mill-history.ts';
import { workAtTheMill } from './people/mill-work.ts';
import { openStone } from './people/milling-done.ts';
import type { Drill } from './run-drill.ts';

const MILLS = 2;

/**
 * Orders are confirmed, milled, packed, planned, delivered and counted, tills sell for cash and on
 * account, and colleagues record what is paid, while the server is killed and PostgreSQL crashes. Each
 * call of staff and riders has an effect exactly once.
 */
export const millDayDrill: Drill = {
  name: 'mill-day',
  // The mill must keep up with the customers.
  customers: 4,
  isCuttingAnswers: true,
  bring: async ({ shop, postgres, history }) => {
    const millHistory = openMillHistory();
    const leaving = new AbortController();
    const counter = await joinStaff(shop, 'counter', 'counter');
    const stone = openStone();
    const mills = await Promise.all(
      Array.from({ length: MILLS }, async (_, number) => {
        const rider = await joinStaff(shop, `rider-${number}`, 'delivery');
        return { origin: shop.origin, counter, rider, stone };
      }),
    );
    const accounts = openAccountHistory();
    const onAccount = await workOnAccount(shop, history, accounts, leaving.signal);
    const work = mills.map((mill) => workAtTheMill(mill, history, millHistory, leaving.signal));
    return {
      faults: [
        async () => {
          await shop.kill();
          await shop.start();
        },
        () => postgres.restart('SIGQUIT'),
      ],
      end: async () => {
        leaving.abort();
        await Promise.all([...work, onAccount.done]);
        return [
          ...(await checkMillDay(shop.databaseUrl, millHistory)),
          ...(await checkAccounts(shop, onAccount.owner, accounts)),
        ];
      },
      figures: () => {
        const { delivered, broughtBack, counted, retries } = millHistory;
        const { batches, shortMillings, undone } = millHistory;
        return [
          `${delivered.size} orders delivered, ${broughtBack.size} brought back, ` +
            `${counted.size} runs counted; ${retries} calls of staff and riders sent again`,
          `${batches} batches, ${shortMillings} millings with less than ordered, ` +
            `${undone.size} orders milled again after an undo`,
          ...describeAccounts(accounts),
        ];
      },
    };
  },
};

function describeAccounts(history: AccountHistory): string[] {
  const { sales, returns, payments, overLimit, changed, sentAgain, retries } = history;
  const onAccount = sales.filter((sale) => sale.isOnAccount).length;
  const shares = payments.reduce((sum, payment) => sum + payment.shares.length, 0);
  return [
    `${sales.length} counter sales, ${onAccount} of them on account, ${overLimit} refused by the ` +
      `limit, ${returns.size} returns`,
    `${payments.length} payments on account over ${shares} orders, ${changed} refused because ` +
      `something was bought meanwhile, ${sentAgain} sent twice; ${retries} calls sent again`,
  ];
}
