import { useEffect, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useDragPointer } from './use-drag-pointer.ts';

type SortListOptions = {
  /** Ids of the rows, as they stand. Each row has its id in `data-sort-row`. */
  ids: readonly string[];
  onSort: (ids: string[]) => void;
  nameOf: (id: string) => string;
  words: SortWords;
};

type SortWords = {
  lifted: (name: string, place: string) => string;
  at: (name: string, place: string) => string;
  dropped: (name: string, place: string) => string;
  putBack: (name: string) => string;
  place: (position: number, of: number) => string;
};

type Held = { id: string; by: 'keys' | 'pointer'; before: readonly string[] };

/** Sorts one list by its handles, with the pointer or by keys. A held row moves at once. */
export function useSortList({ ids, onSort, nameOf, words }: SortListOptions) {
  const [lift, setLift] = useState<Held>();
  const [announcement, setAnnouncement] = useState('');
  const [focus, setFocus] = useState<{ id: string }>();
  const held = lift !== undefined && ids.includes(lift.id) ? lift : undefined;

  function wordsFor(index: number): string {
    return words.place(index + 1, ids.length);
  }

  function take(id: string, by: Held['by']) {
    setLift({ id, by, before: ids });
    setAnnouncement(words.lifted(nameOf(id), wordsFor(ids.indexOf(id))));
  }

  function moveTo(index: number) {
    if (held === undefined || index === ids.indexOf(held.id)) return;
    if (index < 0 || index >= ids.length) return;
    onSort(movedTo(ids, held.id, index));
    setFocus({ id: held.id });
    setAnnouncement(words.at(nameOf(held.id), wordsFor(index)));
  }

  function drop() {
    if (held === undefined) return;
    setLift(undefined);
    setAnnouncement(words.dropped(nameOf(held.id), wordsFor(ids.indexOf(held.id))));
  }

  function putBack() {
    if (held === undefined) return;
    onSort([...held.before]);
    setLift(undefined);
    setFocus({ id: held.id });
    setAnnouncement(words.putBack(nameOf(held.id)));
  }

  function handleKey(event: KeyboardEvent, id: string) {
    const isMine = held?.id === id;
    if (event.key === ' ' || (event.key === 'Enter' && isMine)) {
      event.preventDefault();
      if (isMine) drop();
      else if (held === undefined) take(id, 'keys');
    } else if (isMine && event.key === 'Escape') {
      event.preventDefault();
      // The dialog around the list would close.
      event.stopPropagation();
      putBack();
    } else if (isMine && event.key === 'Tab') {
      drop();
    } else if (isMine && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      moveTo(ids.indexOf(id) + (event.key === 'ArrowUp' ? -1 : 1));
    }
  }

  useDragPointer(held?.by, {
    move: (_x, y) => moveTo(placeUnder(y, held?.id ?? '')),
    drop,
    putBack,
  });
  // A row that moves in the page loses the focus.
  useEffect(() => {
    if (focus !== undefined) document.getElementById(handleId(focus.id))?.focus();
  }, [focus]);

  return {
    heldId: held?.id,
    announcement,
    handleProps: (id: string) => ({
      id: handleId(id),
      onKeyDown: (event: KeyboardEvent) => handleKey(event, id),
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0 && held === undefined) take(id, 'pointer');
      },
    }),
  };
}

function handleId(id: string): string {
  return `handle-${id}`;
}

/** The ids with one of them at another place. */
function movedTo(ids: readonly string[], id: string, index: number): string[] {
  const rest = ids.filter((one) => one !== id);
  return [...rest.slice(0, index), id, ...rest.slice(index)];
}

/** How many of the other rows have their middle above the pointer. */
function placeUnder(y: number, heldId: string): number {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-sort-row]')];
  return rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return row.dataset['sortRow'] !== heldId && top + height / 2 < y;
  }).length;
}
