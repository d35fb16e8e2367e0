/**
 * Takes out of an answer what batches have added, so that the rest can be compared with answers from
 * before there were batches.
 */
export function withoutBatches(body: string): string {
  return body
    .replaceAll(/,"batch":\{[^{}]*\}/g, '')
    .replaceAll(/"code":"[A-Z]{2}","shelfLifeDays":(?:\d+|null),"batchesMade":\{[^{}]*\},/g, '')
    .replace(/"rooms":\[[^[\]]*\],/, '')
    .replace(/,Batch,Milled on,Best before(?=\r\n)/, '')
    .replaceAll(/,(?:[A-Z]{2}-\d{4}-\d+,\d{4}-\d\d-\d\d,(?:\d{4}-\d\d-\d\d)?|,,)(?=\r\n)/g, '');
}
