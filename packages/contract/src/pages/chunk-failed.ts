/**
 * The message for the log. It has its own module, to keep texts out of the router's chunk, which
 * all languages share.
 */
export function chunkFailedText(chunk: string, kind: string, address: string): string {
  return `Loading chunk ${chunk} failed. (${kind}: ${address})`;
}
