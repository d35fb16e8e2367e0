/** This module is loaded when one of them first opens. */
export { ConflictDialog } from './conflict-dialog.tsx';
export { HistoryDialog } from './history-dialog.tsx';
