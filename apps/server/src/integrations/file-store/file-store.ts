/** Stores files. Keys are paths such as `<id>/320.avif`. */
export type FileStore = {
  /** The write is atomic: no reader sees a partial file. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  read: (key: string) => Promise<Uint8Array | undefined>;
  has: (key: string) => Promise<boolean>;
  /** Deleting a missing file is no error. */
  delete: (key: string) => Promise<void>;
  /** The keys of all files, in no order. */
  list: () => Promise<string[]>;
  /** Removes partial files left by crashed writers. */
  sweepUnfinished: (olderThanMs: number) => Promise<void>;
};
