import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { DialogState } from '../dialog/dialog-frame.tsx';
import { readDialog, writeDialog } from './dialog-params.ts';
import type { RequestedDialog, DialogParams } from './dialog-params.ts';
import { useIsListInUse } from '../list/use-is-list-in-use.ts';

type OpenDialog<Kind extends string, Row> = RequestedDialog<Kind> & {
  /** The row when its button was clicked. Undefined if a URL opened the dialog. */
  row: Row | undefined;
  index: number;
};

/** Longer than any dialog's closing transition. */
const CLOSED_AFTER_MS = 500;

/**
 * Which dialog is open for which row. The URL holds it: Back closes the dialog, a reload keeps it,
 * a link opens it. A closed dialog stays mounted for its transition. Then the focus returns to the
 * button that opened it or, if that row is gone, to the row now in its place.
 */
export function useRowDialog<Kind extends string, Row extends { _id: string }>(
  params: DialogParams<Kind>,
) {
  const listRef = useRef<HTMLDivElement>(null);
  const opener = useRef<Opener>(null);
  const isClosing = useRef(false);
  const navigate = useNavigate();
  const { state: entry, key } = useLocation() as { state: unknown; key: string };
  const [search] = useSearchParams();
  const requested = readDialog(search, params);
  const isOpen = requested !== undefined;
  const [shown, setShown] = useState<OpenDialog<Kind, Row>>();
  if (requested && (requested.kind !== shown?.kind || requested.id !== shown.id)) {
    const row = shown?.id === requested.id ? shown.row : undefined;
    setShown({ ...requested, row, index: shown?.index ?? 0 });
  }

  useEffect(() => {
    if (shown === undefined && opener.current) returnFocus(listRef.current, opener.current);
  }, [shown]);
  useEffect(() => {
    isClosing.current = false;
  }, [key]);
  useEffect(() => {
    if (isOpen) return;
    // A dialog closed before its code had loaded has no closing transition.
    const timer = setTimeout(() => setShown(undefined), CLOSED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  function show(kind: Kind, row: Row | undefined, index: number) {
    if (!isOpen) opener.current = { element: document.activeElement, index };
    const id = row?._id ?? '';
    setShown({ kind, id, row, index });
    // Going from one dialog to another adds no history entry: Back leads to the list.
    void navigate(
      { search: writeDialog(search, params, { kind, id }).toString() },
      { replace: isOpen, preventScrollReset: true, state: isOpen ? entry : OPENED_HERE },
    );
  }

  function close() {
    if (!isOpen || isClosing.current) return;
    isClosing.current = true;
    if (isOpenedHere(entry)) void navigate(-1);
    else {
      const list = { search: writeDialog(search, params).toString() };
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
    /** Rows must not move while this is true. */
    isInUse: useIsListInUse(shown !== undefined),
    shown,
    show,
    /** Props for the dialog's frame. */
    frame,
  };
}

/**
 * The open dialog's row: as it was when clicked or, if a URL opened the dialog, as the list has it.
 * If the list does not have it, the dialog closes.
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

/** Marks history entries added by this list: closing their dialog goes back. */
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
