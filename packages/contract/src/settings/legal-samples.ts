export { legalSamples } from './legal-samples.texts.ts';
