import { ApiError } from '@dalan/contract/client';
import type { RiderAction, RiderStop } from '@dalan/contract/mill/runs';
import { api } from '../../../lib/api/api.ts';
import { createStore } from '../../../lib/store.ts';
import { withStop } from '../run-view.ts';
import {
  addAction,
  forgetAction,
  forgetRider,
  readActions,
  readSnapshot,
  storeSnapshot,
  undoAction,
} from './phone-store.ts';
import type { Snapshot, WaitingAction } from './phone-store.ts';
import { sendFirst } from './send-first.ts';

const UNDO_MS = 6_000;
/** How often waiting actions are tried again. */
const TRY_AGAIN_MS = 4_000;
const REFRESH_MS = 30_000;

type Phone = {
  isRead: boolean;
  riderId: string;
  snapshot: Snapshot | undefined;
  /** This rider's actions in the order of the taps. A refused one stays until it is read. */
  actions: WaitingAction[];
  /** How many actions of other people wait on this phone. */
  othersCount: number;
  /** True if the last try got no answer. */
  isCutOff: boolean;
  mustLogIn: boolean;
  /** True if another person's session is open on this phone. */
  isSomebodyElse: boolean;
  /** True if the runs did not load and none are stored. */
  hasFailed: boolean;
};

const nothing: Phone = {
  isRead: false,
  riderId: '',
  snapshot: undefined,
  actions: [],
  othersCount: 0,
  isCutOff: false,
  mustLogIn: false,
  isSomebodyElse: false,
  hasFailed: false,
};
const inStep = { isCutOff: false, mustLogIn: false, isSomebodyElse: false };
const phone = createStore<Phone>(nothing);
export const useRiderPhone = phone.useValue;
/** The channel to other tabs of this page. */
let tabs: BroadcastChannel | undefined;

function set(change: Partial<Phone>): void {
  phone.set({ ...phone.get(), ...change });
}

/** Actions that the mill does not have yet, including those that were set aside. */
export function waitingOf({ actions }: Pick<Phone, 'actions'>): WaitingAction[] {
  return actions.filter(({ refusal }) => refusal === undefined);
}

async function readPhone(): Promise<void> {
  const [kept, all] = await Promise.all([readSnapshot(), readActions()]);
  const { riderId, snapshot } = phone.get();
  const actions = all.filter((action) => action.riderId === riderId);
  const othersCount = waitingOf({ actions: all }).length - waitingOf({ actions }).length;
  set({
    actions,
    othersCount,
    // A closed run is shown once more from memory, because it is no longer stored.
    snapshot: kept?.riderId === riderId ? kept : snapshot,
    isRead: true,
  });
}

/** Counts the actions that arrived, were refused or were saved, in this tab or another. */
let changes = 0;

async function changed(): Promise<void> {
  changes += 1;
  tabs?.postMessage('changed');
  await readPhone();
}

/** Saves an action on the phone at once. It is sent when it can no longer be undone. */
export async function saveAction(
  runId: string,
  { position, order }: Pick<RiderStop, 'position' | 'order'>,
  action: RiderAction,
): Promise<void> {
  await addAction({
    key: crypto.randomUUID(),
    riderId: phone.get().riderId,
    runId,
    action,
    stop: { position, name: order.userId.name },
    sendAfter: Date.now() + UNDO_MS,
  });
  await changed();
  void sendWaiting();
}

export async function undo(seq: number): Promise<boolean> {
  const isUndone = await undoAction(seq);
  await changed();
  return isUndone;
}

export async function dismissRefusal(seq: number): Promise<void> {
  await forgetAction(seq);
  await changed();
}

export async function forgetPhone(): Promise<void> {
  await forgetRider(phone.get().riderId);
  phone.set(nothing);
  tabs?.postMessage('changed');
}

let nextTry: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends the actions one after the other, in the order of the taps. Only one tab sends at a time.
 */
async function sendWaiting(): Promise<void> {
  await navigator.locks.request('dalan-rider-sends', { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    for (;;) {
      const { riderId } = phone.get();
      const result = await sendFirst(riderId, withStop);
      if (result === 'sent' || result === 'refused' || result === 'set aside') {
        set(inStep);
        await changed();
        continue;
      }
      if (result === 'no answer') await showNoAnswer();
      if (result === 'log in') set({ mustLogIn: true });
      if (result === 'somebody else') set({ isSomebodyElse: true });
      return;
    }
  });
  clearTimeout(nextTry);
  const [first] = waitingOf(phone.get());
  if (first === undefined) return;
  const pause = isEverythingAside(phone.get()) ? REFRESH_MS : TRY_AGAIN_MS;
  const wait = first.sendAfter - Date.now();
  nextTry = setTimeout(() => void sendWaiting(), wait > 0 ? wait : pause);
}

function isEverythingAside({ actions }: Pick<Phone, 'actions'>): boolean {
  return waitingOf({ actions }).every(({ aside }) => aside !== undefined);
}

/** A failed try of an action that was set aside says nothing about the network. */
async function showNoAnswer(): Promise<void> {
  await changed();
  if (!isEverythingAside(phone.get())) set({ isCutOff: true });
}

export async function refreshRuns(): Promise<void> {
  const { riderId } = phone.get();
  const changesBefore = changes;
  try {
    const runs = await api.call('listMyRuns', {}, { headers: { 'user-id': riderId } });
    if (phone.get().riderId !== riderId) return;
    // An action may have arrived after this answer was made, and would look undone.
    if (changes !== changesBefore) {
      await refreshRuns();
      return;
    }
    await storeSnapshot({ riderId, runs }).catch(() => undefined);
    set({ snapshot: { riderId, runs }, ...inStep, hasFailed: false });
  } catch (error) {
    const status = error instanceof ApiError ? error.status : undefined;
    if (status === 401) set({ mustLogIn: true });
    else if (status === 403) set({ isSomebodyElse: true });
    else set({ isCutOff: true });
    set({ hasFailed: phone.get().snapshot === undefined });
  }
}

/** Keeps the phone and the mill in step while the page is open. */
export function openPhone(riderId: string): () => void {
  if (phone.get().riderId !== riderId) phone.set({ ...nothing, riderId });
  const sync = async () => {
    // A phone that can store nothing still shows the run.
    await readPhone().catch(() => set({ isRead: true }));
    await sendWaiting().catch(() => undefined);
    await refreshRuns();
  };
  const syncNow = () => void sync();
  const syncIfSeen = () => {
    if (document.visibilityState === 'visible') void sync();
  };
  const follow = () => {
    changes += 1;
    void readPhone();
  };
  syncNow();
  const timer = setInterval(syncIfSeen, REFRESH_MS);
  const channel = new BroadcastChannel('dalan-rider');
  channel.addEventListener('message', follow);
  tabs = channel;
  window.addEventListener('online', syncNow);
  document.addEventListener('visibilitychange', syncIfSeen);
  return () => {
    clearInterval(timer);
    clearTimeout(nextTry);
    channel.close();
    tabs = undefined;
    window.removeEventListener('online', syncNow);
    document.removeEventListener('visibilitychange', syncIfSeen);
  };
}
