import type { NewCounterSale } from '@dalan/contract/desk/counter';
import type { KeptSale, SaleToKeep } from './kept.rules.ts';

const NAME = 'dalan-till';
const SALES = 'sales';

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(SALES, { keyPath: 'seq', autoIncrement: true });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(failureOf(request));
  });
  return opened;
}

function failureOf({ error }: { error: DOMException | null }): Error {
  return error ?? new Error('This device could not store the sale');
}

/** Resolves once the change is on the disk. */
async function write(change: (store: IDBObjectStore) => void): Promise<void> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const tx = database.transaction(SALES, 'readwrite', { durability: 'strict' });
    tx.oncomplete = () => resolve();
    tx.onerror = tx.onabort = () => reject(failureOf(tx));
    change(tx.objectStore(SALES));
  });
}

export async function readSales(): Promise<KeptSale[]> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const request = database.transaction(SALES).objectStore(SALES).getAll();
    request.onsuccess = () => resolve((request.result as StoredSale[]).map(ofToday));
    request.onerror = () => reject(failureOf(request));
  });
}

/** A release before stored a refusal as its text alone. */
type StoredSale = KeptSale & { refusal?: string };

function ofToday({ refusal, ...sale }: StoredSale): KeptSale {
  if (refusal === undefined) return sale;
  return { ...sale, refused: { text: refusal, code: '', prices: [] } };
}

export function addSale(sale: SaleToKeep): Promise<void> {
  return write((store) => store.add(sale));
}

export function putSale(sale: KeptSale): Promise<void> {
  return write((store) => store.put(sale));
}

export function removeSale(seq: number): Promise<void> {
  return write((store) => store.delete(seq));
}

/**
 * What a person decides about a refused sale: its contents from now on, or undefined to forget it. Another
 * tab may have decided already; then nothing changes, because the sale may be on its way.
 */
export function settleRefused(seq: number, body: NewCounterSale | undefined): Promise<void> {
  return write((store) => {
    const request = store.get(seq);
    request.onsuccess = () => {
      const found = request.result as StoredSale | undefined;
      if (found === undefined) return;
      const { refused, ...sale } = ofToday(found);
      if (refused === undefined) return;
      if (body === undefined) store.delete(seq);
      else store.put({ ...sale, body });
    };
  });
}
