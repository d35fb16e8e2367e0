/** These are loaded lazily, when the panel asks again who is there. */
export { LogInAgain } from './log-in-again.tsx';
export { ProofDialog } from './proof-dialog.tsx';
