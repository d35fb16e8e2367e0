export { listGramsSold, listSales } from './sold.queries.ts';
export { figuresJob } from './sum-figures.ts';
