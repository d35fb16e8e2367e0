import { screenTexts } from '@dalan/contract/errors';
import { CHUNK_LOAD_TIMEOUT_MS } from '@dalan/contract/session-store';

/** A part of the panel did not come: a new release has other names, or the connection is gone. */
export class ChunkLoadError extends Error {
  /** What it means for whoever reads it. */
  readonly help = screenTexts.chunkFailedHelp;

  constructor(kind: 'missing' | 'timeout', address: string) {
    super(screenTexts.chunkFailed(address.replace(/^.*\/|\.js$/g, ''), kind, address));
  }
}

/** `address` is known where the router names it; else the browser names it in its complaint. */
export function loadChunk<Module>(load: () => Promise<Module>, address?: string): Promise<Module> {
  return new Promise((resolve, reject) => {
    const failAs = (kind: 'missing' | 'timeout', found = address) =>
      reject(new ChunkLoadError(kind, found ?? 'of this dialog'));
    setTimeout(() => failAs('timeout'), CHUNK_LOAD_TIMEOUT_MS);
    load().then(resolve, (cause: unknown) => failAs('missing', address ?? addressIn(cause)));
  });
}

function addressIn(cause: unknown): string | undefined {
  const named = cause instanceof Error ? /https?:\S+/.exec(cause.message)?.[0] : undefined;
  return named && URL.parse(named)?.pathname;
}
