export { legalTitles } from './legal-titles.texts.ts';
