import { plural } from '../language/plural.ts';
import { formatKg } from '../money/weight.ts';

export const productTexts = {
  noDescription: 'No description available',
  notFoundTitle: 'Product Not Found',
  notFound: "The requested product doesn't exist.",
  listTitle: 'Our Flour Products',
  listCount: (count: number) =>
    `${count} ${plural('en', count, { one: 'product', other: 'products' })}`,
  listFailed: 'The flours could not be loaded.',
  listEmpty: 'There is no flour on the shelf at the moment.',
  noMatch: (sought: string) => `No flour matches ${sought}.`,
  loadFailed: 'This flour could not be loaded.',
  sale: 'SALE',
  outOfStock: 'Out of Stock',
  inStock: 'In stock',
  onSale: 'On sale',
  inStockKg: (kg: number) => `In stock, ${formatKg(kg)}`,
  fewLeft: (kg: number) => `Only ${formatKg(kg)} left`,
  tellMeWhenBack: 'Tell me when back',
  whenIsItBack: (name: string) => `Please tell me when ${name} is back in stock.`,
};
