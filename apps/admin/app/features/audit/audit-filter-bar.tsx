import Box from '@mui/material/Box';
import { auditKinds } from '@dalan/contract/audit';
import { SEARCH_MAX_LENGTH } from '@dalan/contract/lists';
import type { IconName } from '../../ui/icon-paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { SearchBox } from '../../ui/list/search-box.tsx';
import { colours } from '../../ui/theme/colours.ts';
import type { AuditFilters, useAuditParams } from './audit-params.ts';
import { auditTexts, kindLabels } from './audit-texts.ts';
import { DayRange } from './day-range.tsx';
import { filterBox } from './filter-box.ts';

type AuditFilterBarProps = {
  params: ReturnType<typeof useAuditParams>;
  staff: { _id: string; name: string }[];
  isTooShort: boolean;
};

export function AuditFilterBar({ params, staff, isTooShort }: AuditFilterBarProps) {
  const { filters, change, onSearch } = params;
  const people = staff.map(({ _id, name }): Choice => [_id, name]);
  // Somebody who is not on the staff, from an address that was sent around.
  const isListed =
    filters.who === '' || staff.length === 0 || people.some(([id]) => id === filters.who);
  return (
    <Box role="search" aria-label={auditTexts.searchLabel} sx={bar}>
      <Box sx={{ gridColumn: { sm: '1 / -1', md: 'auto' } }}>
        <SearchBox
          label={auditTexts.search}
          value={filters.q}
          maxLength={SEARCH_MAX_LENGTH}
          onSearch={onSearch}
        />
        <Box role="status" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {isTooShort && auditTexts.tooShort}
        </Box>
      </Box>
      <Choices
        label="Who"
        icon="person"
        value={filters.who}
        choices={[
          ['', auditTexts.everyone],
          ...people,
          ...(isListed ? [] : [[filters.who, 'One person'] as Choice]),
        ]}
        onChoose={(who) => change({ who })}
      />
      <Choices
        label="What"
        icon="history"
        value={filters.kind}
        choices={[
          ['', auditTexts.everything],
          ...auditKinds.map((kind): Choice => [kind, kindLabels[kind]]),
        ]}
        onChoose={(kind) => change({ kind: kind as AuditFilters['kind'] })}
      />
      <DayRange from={filters.from} to={filters.to} onChange={change} />
    </Box>
  );
}

type Choice = [value: string, label: string];

type ChoicesProps = {
  label: string;
  icon: IconName;
  value: string;
  choices: Choice[];
  onChoose: (value: string) => void;
};

function Choices({ label, icon, value, choices, onChoose }: ChoicesProps) {
  return (
    <Box sx={filterBox}>
      <Icon name={icon} size={18} />
      <Box
        component="select"
        aria-label={label}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        sx={select}
      >
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </Box>
      <Icon name="down" size={16} />
    </Box>
  );
}

const bar = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)', md: '1.8fr 1fr 1fr 1.25fr' },
  gap: '12px',
  p: { xs: 3, md: 4 },
  borderBottom: `1px solid ${colours.flour200}`,
} as const;

/** Fills the box, icons included, so that a tap anywhere opens it. */
const select = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  pl: '42px',
  pr: '36px',
  border: 0,
  appearance: 'none',
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:focus-visible': { outline: 'none' },
} as const;
