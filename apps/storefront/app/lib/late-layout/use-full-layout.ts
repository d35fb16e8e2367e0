import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** Pages after the first are laid out as a whole, because Back must find its place again. */
export function useFullLayout(): void {
  const { key } = useLocation();
  // The cleanup runs before the router scrolls to the stored place.
  useLayoutEffect(() => () => document.documentElement.removeAttribute('data-late-layout'), [key]);
}
