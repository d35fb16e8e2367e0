import { compareWithBare } from './compare-with-bare.ts';

await compareWithBare('/', 0.5);
