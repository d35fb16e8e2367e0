import { chunkFailedText } from '@dalan/contract/pages/chunk-failed';
import { reportClientError } from '@dalan/contract/pages/error-reporter';
import { screenTexts } from '@dalan/contract/errors';
import { CHUNK_LOAD_TIMEOUT_MS } from '@dalan/contract/people/session-store';
import { loadTexts } from './language/spoken.ts';
import { createStore } from './store.ts';

/** The number of scripts that are loading. */
export const loadingChunks = createStore(0);

/** A script failed to load: a new release renamed it, or the connection is down. */
export class ChunkLoadError extends Error {
  readonly help = screenTexts.chunkFailedHelp;

  constructor(kind: 'missing' | 'timeout', path: string) {
    super(chunkFailedText(path.replace(/^.*\/|\.js$/g, ''), kind, path));
  }
}

/** Without a `path`, it is taken from the browser's error message. */
export function loadChunk<Module>(load: () => Promise<Module>, path?: string): Promise<Module> {
  const loaded = new Promise<Module>((resolve, reject) => {
    const failAs = (kind: 'missing' | 'timeout', chunkPath = path) =>
      reject(new ChunkLoadError(kind, chunkPath ?? 'of this dialog'));
    setTimeout(() => failAs('timeout'), CHUNK_LOAD_TIMEOUT_MS);
    loadWithTexts(load).then(resolve, (cause: unknown) =>
      failAs('missing', path ?? findPath(cause)),
    );
  });
  loadingChunks.set(loadingChunks.get() + 1);
  const end = () => loadingChunks.set(loadingChunks.get() - 1);
  loaded.then(end, (error: unknown) => {
    end();
    reportClientError('admin', 'chunk', error);
  });
  return loaded;
}

/** Loads a module with the texts that it uses, in the person's language. */
async function loadWithTexts<Module>(load: () => Promise<Module>): Promise<Module> {
  const module = await load();
  await loadTexts();
  return module;
}

function findPath(cause: unknown): string | undefined {
  const url = cause instanceof Error ? /https?:\S+/.exec(cause.message)?.[0] : undefined;
  return url && URL.parse(url)?.pathname;
}
