/** What only a merchant id needs. It loads when the page shows one. */
export { checkUpiSettings } from '@dalan/contract/payments/bank-code';
export { BankCodeFields } from './bank-code-fields.tsx';
