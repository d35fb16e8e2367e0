import { useLocation, useSearchParams } from 'react-router';

/** Changes parameters of the URL. An empty value removes one. */
export function useChangeParams() {
  const [, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  return (values: Record<string, string>, replace = false) =>
    setSearch(
      () => {
        // This render's parameters may be old: a search is debounced, and a dialog may have opened
        // since.
        const after = new URLSearchParams(window.location.search);
        for (const [name, value] of Object.entries(values)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      // Replacing a history entry must keep its state.
      { replace, preventScrollReset: true, ...(replace && { state }) },
    );
}
