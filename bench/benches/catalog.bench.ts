import { compareWithBare } from './compare-with-bare.ts';

await compareWithBare('/api/products', 0.7);
