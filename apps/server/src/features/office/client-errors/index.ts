export { countClientErrors } from './count-client-errors.ts';
export { describeClientErrors } from './describe-client-errors.ts';
export { openStackResolver } from './resolve-stack.ts';
export { clientErrorSweepJob } from './sweep-client-errors.ts';
