export { orderLetters } from './order-letters.ts';
