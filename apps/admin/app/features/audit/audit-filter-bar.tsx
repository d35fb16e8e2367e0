import Box from '@mui/material/Box';
import { auditKinds } from '@dalan/contract/office/audit';
import { SEARCH_MAX_LENGTH } from '@dalan/contract/text/lists';
import { FilterSelect } from '../../ui/list/filter-select.tsx';
import { SearchBox } from '../../ui/list/search-box.tsx';
import type { AuditFilters, useAuditParams } from './audit-params.ts';
import { auditTexts, kindLabels } from './audit-texts.ts';
import { DayRange } from './day-range.tsx';
import { hairline } from '../../ui/layout/looks.ts';

type AuditFilterBarProps = {
  params: ReturnType<typeof useAuditParams>;
  staff: { _id: string; name: string }[];
  isTooShort: boolean;
};

export function AuditFilterBar({ params, staff, isTooShort }: AuditFilterBarProps) {
  const { filters, change, onSearch } = params;
  // A shared address may name somebody who is not on the staff.
  const isListed =
    filters.who === '' || staff.length === 0 || staff.some(({ _id }) => _id === filters.who);
  return (
    <Box role="search" aria-label={auditTexts.searchLabel} sx={bar}>
      <Box sx={{ gridColumn: { sm: '1 / -1', md: 'auto' } }}>
        <SearchBox
          label={auditTexts.search}
          value={filters.q}
          maxLength={SEARCH_MAX_LENGTH}
          onSearch={onSearch}
        />
        <Box role="status" sx={{ fontSize: 'note', color: 'text.secondary' }}>
          {isTooShort && auditTexts.tooShort}
        </Box>
      </Box>
      <FilterSelect
        icon="person"
        label="Who"
        isLabelHidden
        value={filters.who}
        options={[
          { value: '', text: auditTexts.everyone },
          ...staff.map(({ _id, name }) => ({ value: _id, text: name })),
          ...(isListed ? [] : [{ value: filters.who, text: 'One person' }]),
        ]}
        onChange={(who) => change({ who })}
      />
      <FilterSelect
        icon="history"
        label="What"
        isLabelHidden
        value={filters.kind}
        options={[
          { value: '', text: auditTexts.everything },
          ...auditKinds.map((kind) => ({ value: kind, text: kindLabels[kind] })),
        ]}
        onChange={(kind) => change({ kind: kind as AuditFilters['kind'] })}
      />
      <DayRange from={filters.from} to={filters.to} onChange={change} />
    </Box>
  );
}

const bar = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)', md: '1.8fr 1fr 1fr 1.25fr' },
  gap: 3,
  p: { xs: 3, md: 4 },
  borderBottom: hairline,
} as const;
