export { stockAlertLetter } from './stock-alert-letter.ts';
