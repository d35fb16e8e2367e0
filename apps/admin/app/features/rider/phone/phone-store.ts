import type { MyRuns, RiderAction } from '@dalan/contract/mill/runs';

/** An action that a rider tapped and the mill does not have yet, or has refused. */
export type WaitingAction = {
  /** A counter that gives the order of the taps. */
  seq: number;
  key: string;
  riderId: string;
  runId: string;
  action: RiderAction;
  /** The stop's place and name, for lists, even once the run is gone. */
  stop: { position: number; name: string };
  /** The time in milliseconds until which the action can be undone. */
  sendAfter: number;
  /** Set just before the action is sent, when it is too late to undo it. */
  isSending: boolean;
  refusal?: string;
  /** How often the mill answered with an error of its own. */
  failures?: number;
  /**
   * Set after too many failures: no other action waits for this one, and it is tried again now and
   * then.
   */
  aside?: {
    /** True if the counter can see it. */
    isReported: boolean;
  };
};
type NewAction = Omit<WaitingAction, 'seq' | 'isSending' | 'refusal' | 'failures' | 'aside'>;

export type Snapshot = { riderId: string; runs: MyRuns };

const NAME = 'dalan-rider';
const SNAPSHOT = 'snapshot';
const ACTIONS = 'actions';

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(SNAPSHOT);
      request.result.createObjectStore(ACTIONS, { keyPath: 'seq', autoIncrement: true });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(failureOf(request));
  });
  return opened;
}

function failureOf({ error }: { error: DOMException | null }): Error {
  return error ?? new Error('The phone could not store this');
}

/** Resolves once the change is on the disk. */
async function write(change: (store: (name: string) => IDBObjectStore) => void): Promise<void> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const both = [SNAPSHOT, ACTIONS];
    const tx = database.transaction(both, 'readwrite', { durability: 'strict' });
    tx.oncomplete = () => resolve();
    tx.onerror = tx.onabort = () => reject(failureOf(tx));
    change((name) => tx.objectStore(name));
  });
}

function read<Value>(name: string, ask: (store: IDBObjectStore) => IDBRequest<Value>) {
  return open().then(
    (database) =>
      new Promise<Value>((resolve, reject) => {
        const request = ask(database.transaction(name).objectStore(name));
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(failureOf(request));
      }),
  );
}

export function readSnapshot(): Promise<Snapshot | undefined> {
  return read(SNAPSHOT, (store) => store.get(0) as IDBRequest<Snapshot | undefined>);
}

export function readActions(): Promise<WaitingAction[]> {
  return read(ACTIONS, (store) => store.getAll() as IDBRequest<WaitingAction[]>);
}

/** Only runs that are out stay on the phone. */
export function storeSnapshot({ riderId, runs }: Snapshot): Promise<void> {
  const out = runs.runs.filter(({ state }) => state === 'out');
  return write((store) => {
    if (out.length === 0) store(SNAPSHOT).clear();
    else store(SNAPSHOT).put({ riderId, runs: { ...runs, runs: out } }, 0);
  });
}

export function addAction(action: NewAction): Promise<void> {
  return write((store) => store(ACTIONS).add({ ...action, isSending: false }));
}

/**
 * Marks an action as sent, so that it cannot be undone any more. False if it was undone meanwhile.
 */
export async function beginSending(seq: number): Promise<boolean> {
  let isThere = false;
  await write((store) => {
    const found = store(ACTIONS).get(seq) as IDBRequest<WaitingAction | undefined>;
    found.onsuccess = () => {
      isThere = found.result !== undefined;
      if (isThere) store(ACTIONS).put({ ...found.result, isSending: true });
    };
  });
  return isThere;
}

/** False if the action is already on its way. */
export async function undoAction(seq: number): Promise<boolean> {
  let isUndone = false;
  await write((store) => {
    const found = store(ACTIONS).get(seq) as IDBRequest<WaitingAction | undefined>;
    found.onsuccess = () => {
      isUndone = found.result?.isSending === false;
      if (isUndone) store(ACTIONS).delete(seq);
    };
  });
  return isUndone;
}

/** Removes an action that has arrived, and stores the run as the mill has it. */
export function settleAction(seq: number, snapshot: Snapshot | undefined): Promise<void> {
  return write((store) => {
    store(ACTIONS).delete(seq);
    if (snapshot) store(SNAPSHOT).put(snapshot, 0);
  });
}

export function refuseAction(action: WaitingAction, refusal: string): Promise<void> {
  const { aside, ...rest } = action;
  return write((store) => store(ACTIONS).put({ ...rest, refusal }));
}

/** Stores an action after an answer that changed what the phone knows about it. */
export function putAction(action: WaitingAction): Promise<void> {
  return write((store) => store(ACTIONS).put({ ...action, isSending: true }));
}

export function forgetAction(seq: number): Promise<void> {
  return write((store) => store(ACTIONS).delete(seq));
}

/**
 * Removes everything about this rider's customers from the phone. The actions of other riders stay.
 */
export function forgetRider(riderId: string): Promise<void> {
  return write((store) => {
    store(SNAPSHOT).clear();
    const found = store(ACTIONS).getAll() as IDBRequest<WaitingAction[]>;
    found.onsuccess = () => {
      const own = found.result.filter((action) => action.riderId === riderId);
      for (const { seq } of own) store(ACTIONS).delete(seq);
    };
  });
}
