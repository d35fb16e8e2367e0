/** The log's message. This module keeps texts out of the router's chunk, which languages share. */
export function chunkFailedText(chunk: string, kind: string, address: string): string {
  return `Loading chunk ${chunk} failed. (${kind}: ${address})`;
}
