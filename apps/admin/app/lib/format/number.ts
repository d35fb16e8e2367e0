/** `1,24,800`. */
export { groupDigits as formatNumber } from '@dalan/contract/money/indian-digits';
