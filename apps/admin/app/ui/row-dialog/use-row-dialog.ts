import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { DialogState } from '../dialog/dialog-frame.tsx';
import { readDialog, writeDialog } from './dialog-params.ts';
import type { RequestedDialog, DialogParams } from './dialog-params.ts';
import { useIsListInUse } from '../list/use-is-list-in-use.ts';

type OpenDialog<Kind extends string, Row> = RequestedDialog<Kind> & {
  /** As the list had it when it was pressed; none where an address opened the dialog. */
  row: Row | undefined;
  index: number;
};

/** Longer than any dialog takes to fade. */
const FADED_AFTER_MS = 500;

/**
 * Which dialog is open over which row. The address says it: Back closes, reload keeps, a link opens.
 * Closed, it stays mounted until it has faded; then the focus is back on the button that opened it,
 * or where its row is gone, on the one now in that place.
 */
export function useRowDialog<Kind extends string, Row extends { _id: string }>(
  address: DialogParams<Kind>,
) {
  const listRef = useRef<HTMLDivElement>(null);
  const opener = useRef<Opener>(null);
  const isLeaving = useRef(false);
  const navigate = useNavigate();
  const { state: entry, key } = useLocation() as { state: unknown; key: string };
  const [search] = useSearchParams();
  const asked = readDialog(search, address);
  const isOpen = asked !== undefined;
  const [shown, setShown] = useState<OpenDialog<Kind, Row>>();
  if (asked && (asked.kind !== shown?.kind || asked.id !== shown.id)) {
    const row = shown?.id === asked.id ? shown.row : undefined;
    setShown({ ...asked, row, index: shown?.index ?? 0 });
  }

  useEffect(() => {
    if (shown === undefined && opener.current) returnFocus(listRef.current, opener.current);
  }, [shown]);
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);
  useEffect(() => {
    if (isOpen) return;
    // A dialog that was closed before its code had come does not fade.
    const timer = setTimeout(() => setShown(undefined), FADED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  function show(kind: Kind, row: Row | undefined, index: number) {
    if (!isOpen) opener.current = { element: document.activeElement, index };
    const id = row?._id ?? '';
    setShown({ kind, id, row, index });
    // From one dialog to the next is no step of its own: Back leads to the list.
    void navigate(
      { search: writeDialog(search, address, { kind, id }).toString() },
      { replace: isOpen, preventScrollReset: true, state: isOpen ? entry : OPENED_HERE },
    );
  }

  function close() {
    if (!isOpen || isLeaving.current) return;
    isLeaving.current = true;
    if (isOpenedHere(entry)) void navigate(-1);
    else {
      const list = { search: writeDialog(search, address).toString() };
      void navigate(list, { replace: true, preventScrollReset: true });
    }
  }
  const frame: DialogState = {
    isOpen,
    onClose: close,
    onExited: () => setShown(undefined),
  };
  return {
    listRef,
    /** Somebody works on a row, or is about to: none may move from under them. */
    isInUse: useIsListInUse(shown !== undefined),
    shown,
    show,
    /** What every dialog's frame takes. */
    frame,
  };
}

/**
 * The row of the open dialog: as it was when it was pressed, or where an address opened the dialog,
 * as the list has it. An address whose row is not in the list opens nothing.
 */
export function useShownRow<Row extends { _id: string }>(
  shown: { id: string; row: Row | undefined } | undefined,
  { rows, isLoading }: { rows: Row[]; isLoading: boolean },
  close: () => void,
): Row | undefined {
  const [found, setFound] = useState<Row>();
  const row = shown?.row ?? (found?._id === shown?.id ? found : undefined);
  const listed = row ?? rows.find(({ _id }) => _id === shown?.id);
  if (listed !== undefined && row === undefined) setFound(listed);
  const isMissing = shown !== undefined && shown.id !== '' && listed === undefined && !isLoading;
  const onMissing = useEffectEvent(close);
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing]);
  return listed;
}

/** Marks the step of the history that a press in this list has made. */
const OPENED_HERE = { isOpenedHere: true };

function isOpenedHere(entry: unknown): boolean {
  return (entry as typeof OPENED_HERE | null)?.isOpenedHere === true;
}

type Opener = { element: Element | null; index: number };

function returnFocus(list: HTMLElement | null, { element, index }: Opener): void {
  if (list === null || document.activeElement !== document.body) return;
  const rows = list.querySelectorAll('[data-row]');
  const row = rows[Math.min(index, rows.length - 1)];
  const target = element?.isConnected ? element : (row?.querySelector('button, a') ?? list);
  if (target instanceof HTMLElement) target.focus();
}
