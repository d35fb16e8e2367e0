export { legalSamples } from './legal-samples.texts.en.ts';
