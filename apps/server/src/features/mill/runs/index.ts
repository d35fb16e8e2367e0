export { countCash } from './count-cash.ts';
export { createRun } from './create-run.ts';
export { planRuns } from './plan-runs.ts';
export { getRun } from './read-runs.ts';
export { freeRunsOf } from './remove-run.ts';
export { sendRiderAction } from './rider/send-rider-action.ts';
export { startRun } from './start-run.ts';
