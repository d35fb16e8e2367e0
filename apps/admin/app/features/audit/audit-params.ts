import { useLocation, useSearchParams } from 'react-router';
import { auditKinds } from '@dalan/contract/audit';
import type { AuditKind } from '@dalan/contract/audit';
import { isId } from '@dalan/contract/ids';
import { SEARCH_MAX_LENGTH } from '@dalan/contract/lists';

export type AuditFilters = {
  q: string;
  who: string;
  kind: AuditKind | '';
  from: string;
  to: string;
};

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Invalid values in an address count as not given. */
export function readAuditParams(search: URLSearchParams): AuditFilters {
  const given = (name: string) => search.get(name)?.trim() ?? '';
  const day = (name: string) =>
    DAY.test(given(name)) && !Number.isNaN(Date.parse(given(name))) ? given(name) : '';
  return {
    q: given('q').slice(0, SEARCH_MAX_LENGTH),
    who: isId(given('who')) ? given('who') : '',
    kind: auditKinds.find((kind) => kind === given('kind')) ?? '',
    from: day('from'),
    to: day('to'),
  };
}

/** The filters live in the address, so that reload, Back and a link keep them. */
export function useAuditParams() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const filters = readAuditParams(search);
  function change(values: Partial<AuditFilters>, replace = false) {
    setSearch(
      () => {
        // Not this render's `search`: the search box is debounced.
        const after = new URLSearchParams(window.location.search);
        for (const [name, value] of Object.entries(values)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace, preventScrollReset: true, ...(replace && { state }) },
    );
  }
  return {
    filters,
    change,
    // Only the start of a search adds a history entry; further typing replaces it.
    onSearch: (q: string) => change({ q }, filters.q !== ''),
    clear: () => change({ q: '', who: '', kind: '', from: '', to: '' }),
  };
}
