import { useSearchParams } from 'react-router';
import { auditKinds } from '@dalan/contract/office/audit';
import type { AuditKind } from '@dalan/contract/office/audit';
import { isId } from '@dalan/contract/text/ids';
import { SEARCH_MAX_LENGTH } from '@dalan/contract/text/lists';
import { isDay } from '../../lib/format/is-day.ts';
import { useChangeParams } from '../../lib/lists/change-params.ts';

export type AuditFilters = {
  q: string;
  who: string;
  kind: AuditKind | '';
  from: string;
  to: string;
};

/** Invalid values in an address count as not given. */
export function readAuditParams(search: URLSearchParams): AuditFilters {
  const given = (name: string) => search.get(name)?.trim() ?? '';
  const day = (name: string) => (isDay(given(name)) ? given(name) : '');
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
  const [search] = useSearchParams();
  const changeParams = useChangeParams();
  const filters = readAuditParams(search);
  const change = (values: Partial<AuditFilters>, replace?: boolean) =>
    changeParams(values, replace);
  return {
    filters,
    change,
    // Only the start of a search adds a history entry; further typing replaces it.
    onSearch: (q: string) => change({ q }, filters.q !== ''),
    clear: () => change({ q: '', who: '', kind: '', from: '', to: '' }),
  };
}
