import type { BatchDetails } from '@dalan/contract/mill/batches';
import { shortOrderId } from '@dalan/contract/orders/orders';
import type { CsvRows } from '../../../../lib/files/download-csv.ts';
import { formatMoment } from '../../../../lib/format/india-time.ts';
import { languageTexts } from '../../../../lib/language/language-texts.ts';
import { customerName } from '../../order-texts.ts';
import { batchTexts } from '../batch-texts.ts';

/** The orders with a bag of the batch, the titles first. */
export function holdersCsv({ holders }: BatchDetails): CsvRows {
  return [
    batchTexts.csvColumns,
    ...holders.map(({ orderId, name, contactNumber, kg, orderStatus, told }) => [
      ...[shortOrderId(orderId), customerName(name), contactNumber, kg],
      ...[
        languageTexts.status(orderStatus),
        told === null ? null : formatMoment(told.at),
        told?.by ?? null,
      ],
    ]),
  ];
}
