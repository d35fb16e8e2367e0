import { withoutBatches } from './without-batches.ts';

/**
 * An answer as it was before there were batches, credit notes, sales at the counter, a drawer, and runs
 * that know what staff have settled.
 */
export function asBefore(body: string): string {
  const withoutDrawer = body.replace('"drawer":{"open":null},', '');
  return withoutBatches(withoutCreditNotes(withoutCounter(withoutSettled(withoutDrawer))));
}

/** Takes out of the runs what says whether the money is still asked for. */
function withoutSettled(body: string): string {
  return body
    .replaceAll(
      '"orderStatus":"Processing","paymentStatus":"Pending","amountToPay"',
      '"amountToPay"',
    )
    .replaceAll(/"asked":[\d.]+,(?="dueOn")/g, '');
}

/**
 * Takes out of an answer what credit notes have added, so that the rest can be compared with answers
 * from before there were any. An order with a credit note keeps its columns and fails the comparison.
 */
function withoutCreditNotes(body: string): string {
  if (body.includes(',Kg that came back,Given back\r\n')) {
    return body
      .replace(',Kg that came back,Given back\r\n', '\r\n')
      .replaceAll(/,0,(?:0\.00)?(?=\r\n)/g, '');
  }
  if (body.includes(',Credit note\r\n')) return body.replaceAll(/,(?:Credit note)?(?=\r\n)/g, '');
  return body.replaceAll(/,"sold":\{[^{}]*\}/g, '').replace(/,\n {2}"creditNotes": \[\n {2}\]/, '');
}

/** Takes out the two columns of the counter, and the figures by channel. */
function withoutCounter(body: string): string {
  if (body.includes(',Round off,Channel\r\n')) {
    return body
      .replace(',Round off,Channel\r\n', '\r\n')
      .replaceAll(/,(?:0\.00)?,(?:shop|phone|repeat)(?=\r\n)/g, '');
  }
  return body.replace(/,"channels":\[[^[\]]*\]/, '');
}
