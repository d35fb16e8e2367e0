export type { BulkAction, BulkAnswer, BulkMove } from './bulk-orders.schema.ts';
