export { figuresJob } from './sum-figures.ts';
