import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { orderSteps, stepFacts } from '@dalan/contract/orders/order-steps';
import type { OrderCounts, OrderStep } from '@dalan/contract/orders/order-steps';
import type { DialogState } from '../../../ui/dialog/dialog-frame.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { countOfStep } from './use-order-counts.ts';

type StepTabsProps = {
  state: DialogState;
  step: OrderStep;
  counts: OrderCounts | undefined;
  searchOf: (step: OrderStep) => string;
};

/**
 * One line with a tab for each step of the day. The tabs are links, because each has its own
 * address.
 */
export function StepTabs({ step, counts, searchOf }: StepTabsProps) {
  const currentRef = useRef<HTMLAnchorElement>(null);
  const isCounted = counts !== undefined;
  // The counts make the tabs wider, so this scrolls again when they have come.
  useEffect(() => {
    currentRef.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [step, isCounted]);
  return (
    <Box component="nav" aria-label="Steps" sx={tabs}>
      {orderSteps.map((each) => {
        const count = countOfStep(counts, each);
        return (
          <Link
            key={each}
            to={{ search: searchOf(each) }}
            preventScrollReset
            {...(each === step && { ref: currentRef, 'aria-current': 'page' as const })}
          >
            {stepFacts[each].label}
            {count !== '' && <b>{count}</b>}
          </Link>
        );
      })}
    </Box>
  );
}

const tabs = {
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: '24px',
  position: 'relative',
  zIndex: 1,
  mb: -0.5,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    flex: 'none',
    minHeight: 44,
    px: { sm: 2.5, xl: 3 },
    border: '2px solid transparent',
    borderBottom: 0,
    color: colours.basalt700,
    fontWeight: 500,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:hover': { color: colours.basalt900 },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '& b': {
    minWidth: 24,
    px: 1.5,
    backgroundColor: colours.flour100,
    fontSize: 'label',
    lineHeight: '22px',
    textAlign: 'center',
  },
  '& a[aria-current]': {
    borderColor: colours.basalt900,
    backgroundColor: colours.flour0,
    color: colours.basalt900,
    fontWeight: 600,
  },
  '& a[aria-current] b': { backgroundColor: colours.basalt900, color: colours.flour0 },
} as const;
