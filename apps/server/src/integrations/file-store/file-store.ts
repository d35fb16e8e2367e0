/** Where files are kept: a folder here, a bucket elsewhere. Keys are paths such as `<id>/320.avif`. */
export type FileStore = {
  /** All or nothing: nobody ever reads half a file. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  read: (key: string) => Promise<Uint8Array | undefined>;
  has: (key: string) => Promise<boolean>;
  /** Deleting what is not there is no error. */
  delete: (key: string) => Promise<void>;
  /** Removes what writers that died left half written. */
  sweepUnfinished: (olderThanMs: number) => Promise<void>;
};
