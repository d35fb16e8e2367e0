export { legalTitles } from './legal-titles.texts.en.ts';
