import type { Figures } from '@dalan/contract/office/figures';
import { paiseToRupees } from '@dalan/contract/money/money';
import { gramsToKg } from '@dalan/contract/money/weight';
import type { CsvRows } from '../../lib/files/download-csv.ts';
import { formatHour } from './figures-format.ts';
import { texts } from './figures-texts.ts';
import { lostRows } from './lost-rows.ts';

/** Amounts are in rupees and weights in kilograms, as plain numbers. */
export const csvOf = {
  days: ({ days, daysBefore }: Figures): CsvRows => [
    [texts.day, texts.orders, texts.sales, 'Day before', 'Orders before', 'Sales before'],
    ...days.map(({ day, orders, salesPaise }, index) => {
      const was = daysBefore[index];
      const wasSold = was ? paiseToRupees(was.salesPaise) : null;
      const before = [was?.day ?? null, was?.orders ?? null, wasSold];
      return [day, orders, paiseToRupees(salesPaise), ...before];
    }),
  ],
  flours: ({ flours }: Figures): CsvRows => [
    [texts.flour, texts.kg, texts.sales],
    ...flours.map(({ name, grams, salesPaise }) => [
      name,
      gramsToKg(grams),
      paiseToRupees(salesPaise),
    ]),
  ],
  areas: ({ areas }: Figures): CsvRows => [
    [texts.area, texts.orders, texts.sales],
    ...areas.map(({ area, orders, salesPaise }) => [
      area ?? texts.otherPincodes,
      orders,
      paiseToRupees(salesPaise),
    ]),
  ],
  channels: ({ channels }: Figures): CsvRows => [
    [texts.channel, texts.orders, texts.sales],
    ...channels.map(({ channel, orders, salesPaise }) => [
      texts.channels[channel],
      orders,
      paiseToRupees(salesPaise),
    ]),
  ],
  money: ({ money }: Figures): CsvRows => [
    [texts.method, texts.payments, texts.amount],
    ...money.map(({ method, payments, receivedPaise }) => [
      texts.methods[method],
      payments,
      paiseToRupees(receivedPaise),
    ]),
  ],
  customers: ({ customers: { first, returning } }: Figures): CsvRows => [
    [texts.customer, texts.people, texts.sales],
    [texts.firstOrder, first.people, paiseToRupees(first.salesPaise)],
    [texts.orderedBefore, returning.people, paiseToRupees(returning.salesPaise)],
  ],
  lost: (figures: Figures): CsvRows => [
    [texts.how, texts.orders, texts.amount],
    ...lostRows(figures).map(({ kind, orders, amountPaise }) => [
      texts[kind],
      orders,
      paiseToRupees(amountPaise),
    ]),
  ],
  hours: ({ hours }: Figures): CsvRows => [
    [texts.hour, texts.orders],
    ...hours.map((orders, hour) => [formatHour(hour), orders]),
  ],
};
