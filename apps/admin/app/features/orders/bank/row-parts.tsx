import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { paymentReferenceOf } from '@dalan/contract/bank/bank-rows';
import { formatRupees } from '@dalan/contract/money/money';
import { formatRecentDay } from '../../../lib/format/india-time.ts';
import { langOf } from '../../../lib/language/spoken.ts';
import { TickBox } from '../../../ui/form/tick-box.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { StatusChip } from '../../../ui/icons/status-chip.tsx';
import type { ChipTone } from '../../../ui/icons/status-chip.tsx';
import {
  centredRow,
  focusRing,
  hairline,
  plainList,
  sheetInset,
} from '../../../ui/layout/looks.ts';
import { colours } from '../../../ui/theme/colours.ts';
import { inFours, noteIn, payerIn } from './file/narration.rules.ts';
import type { Credit } from './groups.rules.ts';

/** Noon in India, so that a day is the same day in every format. */
function momentOf(day: string): string {
  return `${day}T12:00:00+05:30`;
}

export function dayInWords(day: string): string {
  return formatRecentDay(momentOf(day));
}

/** What the bank says, and the amount at the end of the row. */
export function BankSide({ row }: { row: Credit }) {
  const payer = payerIn(row.text) || row.reference;
  const note = noteIn(row.text);
  const reference = paymentReferenceOf(row);
  const more = [
    dayInWords(row.day),
    ...(reference === '' ? [] : [inFours(reference)]),
    ...(note === '' ? [] : [note]),
  ];
  return (
    <>
      <Box sx={{ gridArea: 'bank', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box lang={langOf(payer)} sx={{ fontWeight: 600 }}>
          {payer}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 'small' }}>
          {more.map((part, place) => (
            <span key={place} lang={langOf(part)}>
              {place > 0 && ' · '}
              {part}
            </span>
          ))}
        </Box>
      </Box>
      <Box sx={amount}>{formatRupees(row.amount)}</Box>
    </>
  );
}

export function Arrow() {
  return (
    <Box aria-hidden sx={{ gridArea: 'arrow', display: { xs: 'none', sm: 'block' }, pt: 0.5 }}>
      <Icon name="right" size={18} />
    </Box>
  );
}

type GroupHeadProps = {
  title: string;
  count: number;
  tone: ChipTone;
  note: string;
  tick?: {
    label: string;
    isOn: boolean;
    isPartly: boolean;
    onToggle: (isOn: boolean) => void;
  };
};

export function GroupHead({ title, count, tone, note, tick }: GroupHeadProps) {
  return (
    <Box sx={head}>
      {tick && (
        <Box sx={{ ml: -2.5 }}>
          <TickBox {...tick} />
        </Box>
      )}
      <Box component="h2" sx={heading}>
        {title}
      </Box>
      <StatusChip text={String(count)} tone={tone} />
      <Box sx={{ ml: { sm: 'auto' }, color: 'text.secondary' }}>{note}</Box>
    </Box>
  );
}

/** Rows in one go would be slow, and nobody reads hundreds of them. */
const SHOWN_AT_MOST = 200;

type FoldedGroupProps = { title: string; count: number; note: string; children: ReactNode[] };

export function FoldedGroup({ title, count, note, children }: FoldedGroupProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-label={title}>
      <Box component="h2" sx={foldHead}>
        <Box
          component="button"
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ ...head, ...fold }}
        >
          <Box component="span" sx={heading}>
            {title}
          </Box>
          <StatusChip text={String(count)} isOutlined />
          <Box component="span" sx={foldNote}>
            {note}
          </Box>
          <Icon name={isOpen ? 'up' : 'down'} size={18} />
        </Box>
      </Box>
      {isOpen && (
        <Box component="ul" sx={plainList}>
          {children.slice(0, SHOWN_AT_MOST)}
        </Box>
      )}
    </section>
  );
}

export const rowLook = {
  display: 'grid',
  gridTemplateAreas: {
    xs: '"tick bank amount" "order order order"',
    sm: '"tick bank arrow order amount"',
  },
  gridTemplateColumns: {
    xs: '44px minmax(0, 1fr) auto',
    sm: '44px minmax(0, 4fr) 24px minmax(0, 5fr) 120px',
  },
  columnGap: { xs: 2, sm: 3 },
  rowGap: 2,
  alignItems: 'start',
  ...sheetInset,
  py: 2.5,
  borderTop: hairline,
};
const amount = {
  gridArea: 'amount',
  fontWeight: 600,
  textAlign: 'right',
  whiteSpace: 'nowrap',
} as const;
const head = {
  ...centredRow,
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0,
  minHeight: 56,
  ...sheetInset,
  borderTop: hairline,
  backgroundColor: colours.flour100,
} as const;
const heading = { m: 0, fontSize: 'lead', fontWeight: 600 };
/** The note inside is no title, so its text has the size of a sentence. */
const foldHead = {
  m: 0,
  fontFamily: 'inherit',
  fontSize: 'body',
  fontWeight: 400,
  lineHeight: 1.5,
};
const fold = {
  position: 'relative',
  width: '100%',
  border: 0,
  borderTop: hairline,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  pr: { xs: 9, sm: 10 },
  '& > svg': { position: 'absolute', right: 16 },
  '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
} as const;
const foldNote = { ml: { sm: 'auto' }, color: 'text.secondary' };
