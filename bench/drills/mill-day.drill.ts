import { checkMillDay } from './people/check-mill-day.ts';
import { joinStaff } from './people/drill-staff.ts';
import { openMillHistory, workAtTheMill } from './people/mill-work.ts';
import type { Drill } from './run-drill.ts';

const MILLS = 2;

/**
 * Orders are confirmed, milled, packed, planned, delivered and counted while the server is killed and
 * PostgreSQL crashes. Each call of staff and riders has an effect exactly once.
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
    const mills = await Promise.all(
      Array.from({ length: MILLS }, async (_, number) => {
        const rider = await joinStaff(shop, `rider-${number}`, 'delivery');
        return { origin: shop.origin, counter, rider };
      }),
    );
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
        await Promise.all(work);
        return checkMillDay(shop.databaseUrl, millHistory);
      },
      figures: () => {
        const { delivered, broughtBack, counted, retries } = millHistory;
        return [
          `${delivered.size} orders delivered, ${broughtBack.size} brought back, ` +
            `${counted.size} runs counted; ${retries} calls of staff and riders sent again`,
        ];
      },
    };
  },
};
