import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { colours } from '../theme/colours.ts';
import { tipSelector } from './tip.ts';
import type { TipSide } from './tip.ts';

type Shown = { text: string; place: object };

const DELAY_MS = 100;
/** No tip is wider than this. Near the window's edge a tip is aligned with its button. */
const MAX_WIDTH = 300;
const BOX = 'data-tip-box';

/**
 * Shows the name of the icon button under the pointer, or of the one that keys have reached. The
 * panel has one of these, because a tooltip around each button would add a component to every row.
 */
export function Tips() {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => watchButtons(setShown), []);
  if (shown === undefined) return null;
  return (
    // Screen readers read the button's own name.
    <Box aria-hidden {...{ [BOX]: '' }} sx={bridge} style={shown.place}>
      <Box sx={box}>{shown.text}</Box>
    </Box>
  );
}

function watchButtons(show: (shown: Shown | undefined) => void): () => void {
  let button: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(timer);
    show(undefined);
  };
  const follow = (next: Element | null) => {
    if (next === button) return;
    hide();
    button = next;
    if (next !== null) timer = setTimeout(() => show(tipOf(next)), DELAY_MS);
  };
  const onPointer = ({ target, pointerType }: PointerEvent) => {
    // The pointer may rest on the tip itself.
    if (pointerType === 'touch' || !(target instanceof Element) || target.closest(`[${BOX}]`))
      return;
    follow(target.closest(tipSelector));
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible'))
      follow(target.closest(tipSelector));
  };
  const onLeave = () => follow(null);
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide();
  };
  const controller = new AbortController();
  const options = { signal: controller.signal, passive: true, capture: true };
  document.addEventListener('pointerover', onPointer, options);
  document.documentElement.addEventListener('pointerleave', onLeave, { signal: options.signal });
  document.addEventListener('focusin', onFocus, options);
  document.addEventListener('focusout', onLeave, options);
  document.addEventListener('pointerdown', hide, options);
  document.addEventListener('scroll', hide, options);
  document.addEventListener('keydown', onKey, options);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

/** Undefined if the button has gone meanwhile. */
function tipOf(button: Element): Shown | undefined {
  const text = button.getAttribute('aria-label');
  if (text === null || !button.isConnected) return undefined;
  const side = button.getAttribute('data-tip') as TipSide;
  return { text, place: placeBeside(button.getBoundingClientRect(), side) };
}

function placeBeside({ top, left, right, width, height }: DOMRect, side: TipSide): object {
  if (side === 'right')
    return { left: right, top: top + height / 2, transform: 'translateY(-50%)' };
  const above = { bottom: innerHeight - top };
  const middle = left + width / 2;
  if (middle + MAX_WIDTH / 2 > innerWidth) return { ...above, right: innerWidth - right };
  return { ...above, left: middle, transform: 'translateX(-50%)' };
}

/** The box reaches the button, so that the pointer can move from it to the tip. */
const bridge = { position: 'fixed', zIndex: 'tooltip', maxWidth: MAX_WIDTH, p: 2 } as const;

const box = {
  px: 2,
  py: 1,
  backgroundColor: colours.basalt900,
  color: colours.flour0,
  fontSize: 'note',
  fontWeight: 500,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
};
