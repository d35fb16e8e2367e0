/** For the log. In its own module: the router's chunk has no texts, so all languages share it. */
export function chunkFailedText(chunk: string, kind: string, address: string): string {
  return `Loading chunk ${chunk} failed. (${kind}: ${address})`;
}
