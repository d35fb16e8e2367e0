import { plural } from '@dalan/contract/language/plural';

export const detailTexts = {
  breadcrumb: 'Breadcrumb',
  products: 'Products',
  withTaxes: 'MRP per kg, incl. of all taxes',
  quantity: 'Quantity in kg',
  decrease: 'Decrease by 1 kg',
  increase: 'Increase by 1 kg',
  total: 'Total',
  forTotal: (weight: string) => `${weight}, total `,
  buyWeight: (weight: string, name: string) => `Buy Now: ${weight} of ${name}`,
  payOnDelivery: 'Cash on Delivery: pay when it reaches you',
  milledToOrder: 'Milled after you order. The day of milling is on the bag.',
  shelfLife: 'Shelf life',
  days: (days: number) => `${days} ${plural('en', days, { one: 'day', other: 'days' })}`,
  shareOnWhatsApp: 'Share on WhatsApp',
  share: 'Share this flour',
  moreOf: (category: string) => `More ${category.toLowerCase()}`,
  more: 'More flours',
};
