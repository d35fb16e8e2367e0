import { useEffect, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { Run, RunPlan } from '@dalan/contract/mill/runs';
import { useDragPointer } from '../../ui/sorting/use-drag-pointer.ts';
import type { HeldBy } from '../../ui/sorting/use-drag-pointer.ts';
import { moveStop, placeOf, planBetween, stepFrom } from './plan.rules.ts';
import type { Place } from './plan.rules.ts';
import { runName, spoken } from './runs-texts.ts';

type Lift = { orderId: string; name: string; place: Place; by: HeldBy };

type DragStopOptions = {
  /** The planned runs, the only ones that can be changed. */
  planned: Run[];
  isLocked: boolean;
  save: (plan: RunPlan['runs'], onSettled: () => void) => void;
};

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/**
 * Moves a stop by its handle, with the pointer or by keys. `runs` shows the stop where it is held.
 */
export function useDragStop({ planned, isLocked, save }: DragStopOptions) {
  const [lift, setLift] = useState<Lift>();
  const [announcement, setAnnouncement] = useState('');
  const [focus, setFocus] = useState<{ orderId: string }>();
  // Somebody else may have taken the stop off its run meanwhile.
  const isThere = lift !== undefined && placeOf(planned, lift.orderId) !== undefined;
  const held = isThere ? lift : undefined;
  const runs = held ? moveStop(planned, held.orderId, held.place) : planned;

  function wordsFor(place: Place, among: Run[]): string {
    const run = among.find(({ _id }) => _id === place.runId);
    if (run === undefined) return spoken.noRun;
    return spoken.place(runName(run), place.index + 1, run.stops.length);
  }

  function take(orderId: string, name: string, by: 'keys' | 'pointer') {
    const place = placeOf(planned, orderId);
    if (place === undefined || isLocked) return;
    setLift({ orderId, name, place, by });
    setAnnouncement(spoken.lifted(name, wordsFor(place, planned)));
  }

  function hold(place: Place) {
    if (held === undefined) return;
    if (place.runId === held.place.runId && place.index === held.place.index) return;
    setLift({ ...held, place });
    if (held.by === 'keys') setFocus({ orderId: held.orderId });
    setAnnouncement(spoken.at(held.name, wordsFor(place, moveStop(planned, held.orderId, place))));
  }

  function drop() {
    if (held === undefined) return;
    const plan = planBetween(planned, runs);
    setAnnouncement(spoken.dropped(held.name, wordsFor(held.place, runs)));
    setLift(plan.length === 0 ? undefined : { ...held, by: 'saving' });
    if (plan.length > 0) save(plan, () => setLift(undefined));
  }

  function putBack() {
    if (held === undefined || held.by === 'saving') return;
    setAnnouncement(spoken.putBack(held.name));
    if (held.by === 'keys') setFocus({ orderId: held.orderId });
    setLift(undefined);
  }

  function handleKey(event: KeyboardEvent, orderId: string, name: string) {
    const isMine = held?.orderId === orderId && held.by === 'keys';
    if (event.key === ' ' || (event.key === 'Enter' && isMine)) {
      event.preventDefault();
      if (isMine) drop();
      else if (held === undefined) take(orderId, name, 'keys');
    } else if (isMine && event.key === 'Escape') {
      event.preventDefault();
      putBack();
    } else if (isMine && event.key === 'Tab') {
      putBack();
    } else if (isMine && ARROWS.includes(event.key)) {
      event.preventDefault();
      const columns = runs.map(({ _id, stops }) => ({ runId: _id, stops: stops.length }));
      hold(stepFrom(held.place, event.key, [{ runId: null, stops: 0 }, ...columns]));
    }
  }

  useDragPointer(held?.by, {
    move: (x, y) => {
      const place = placeUnder(x, y, held?.orderId ?? '');
      if (place !== undefined) hold(place);
    },
    drop,
    putBack,
  });
  // A stop that moves to another column is a new element: its handle keeps the focus.
  useEffect(() => {
    if (focus !== undefined) document.getElementById(handleId(focus.orderId))?.focus();
  }, [focus]);

  return {
    runs,
    liftedId: held?.orderId,
    /** True while the stop is held outside every run. */
    isHeldOff: held?.place.runId === null,
    announcement,
    handleProps: (orderId: string, name: string) => ({
      id: handleId(orderId),
      onKeyDown: (event: KeyboardEvent) => handleKey(event, orderId, name),
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0 && held === undefined) take(orderId, name, 'pointer');
      },
    }),
  };
}

function handleId(orderId: string): string {
  return `handle-${orderId}`;
}

/** The column under the pointer, and how many of its other stops are above it. */
function placeUnder(x: number, y: number, liftedId: string): Place | undefined {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]');
  if (!column) return undefined;
  const rows = [...column.querySelectorAll<HTMLElement>('[data-stop]')];
  const above = rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return row.dataset['stop'] !== liftedId && top + height / 2 < y;
  });
  const runId = column.dataset['column'] ?? '';
  return { runId: runId === '' ? null : runId, index: above.length };
}
