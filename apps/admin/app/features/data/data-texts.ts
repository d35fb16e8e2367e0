import type { ExportSubject } from '@dalan/contract/office/exports';
import type { IconName } from '../../ui/icons/icon-paths.ts';

export const dataTexts = {
  title: 'Data',
  back: 'Settings',
  about: 'files for a spreadsheet (CSV)',
  days: 'Days',
  daysNote:
    'For orders, stock movements and payments. Without days, everything is downloaded. Days and times are those of India.',
  from: 'From',
  to: 'To',
  daysTurned: 'The first day is after the last',
  files: 'Download',
  private:
    'The files hold names, numbers and addresses of customers. Each download is in the audit log.',
  started: (label: string) => `The download of ${label.toLowerCase()} has started.`,
  failed: 'The download could not be started.',
  imports: 'Import',
  importText:
    'Add and change many products with one file. You see what it does before it is saved.',
  importLink: 'Import products',
} as const;

export const exportRows: Record<ExportSubject, { label: string; icon: IconName; text: string }> = {
  orders: {
    label: 'Orders',
    icon: 'orders',
    text: 'One line for each flour of an order, with customer, address, statuses, amounts and what is paid. Charge and total stand on the first line of an order.',
  },
  customers: {
    label: 'Customers',
    icon: 'users',
    text: 'Name, e-mail, phone and address of every account.',
  },
  products: {
    label: 'Products',
    icon: 'product',
    text: 'Every product with its price and stock. The import reads the same file.',
  },
  stock: {
    label: 'Stock movements',
    icon: 'pack',
    text: 'Every change of the stock: what, how much, why and by whom.',
  },
  payments: {
    label: 'Payments',
    icon: 'rupee',
    text: 'Every payment and correction, with its order and who recorded it.',
  },
};
