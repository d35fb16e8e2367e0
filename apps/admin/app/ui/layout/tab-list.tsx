import Box from '@mui/material/Box';
import type { KeyboardEvent } from 'react';
import { colours } from '../theme/colours.ts';
import { hairline } from './looks.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type Tab<Id extends string> = {
  id: Id;
  label: string;
  /** How many fields of its panel are wrong. */
  problems: number;
  /** How many facts are not filled in, which nobody has to do now. */
  missing?: number;
};

type TabListProps<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  onChoose: (id: Id) => void;
};

/** Tabs over the parts of one form. `tabPanel` gives their panels. */
export function TabList<Id extends string>({ label, tabs, current, onChoose }: TabListProps<Id>) {
  function chooseByKey(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const place = tabs.findIndex(({ id }) => id === current) + step;
    const next = tabs[(place + tabs.length) % tabs.length];
    if (next === undefined) return;
    onChoose(next.id);
    document.getElementById(tabId(next.id))?.focus();
  }
  return (
    <Box role="tablist" aria-label={label} onKeyDown={chooseByKey} sx={list}>
      {tabs.map(({ id, label: name, problems, missing = 0 }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          aria-selected={id === current}
          aria-controls={panelId(id)}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {name}
          {problems + missing > 0 && (
            <b>
              {problems + missing}
              <VisuallyHidden>{problems > 0 ? ' wrong' : ' missing'}</VisuallyHidden>
            </b>
          )}
        </button>
      ))}
    </Box>
  );
}

/** The panel of a tab stays mounted while another is shown, so that its fields are checked too. */
export function tabPanel<Id extends string>(id: Id, current: Id) {
  return {
    role: 'tabpanel',
    id: panelId(id),
    'aria-labelledby': tabId(id),
    hidden: id !== current,
  } as const;
}

function tabId(id: string): string {
  return `tab-${id}`;
}

function panelId(id: string): string {
  return `panel-${id}`;
}

const list = {
  flex: 'none',
  display: 'flex',
  overflowX: 'auto',
  px: { xs: 1, sm: 6 },
  backgroundColor: colours.flour50,
  borderBottom: hairline,
  '& button': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 48,
    px: { xs: 3, sm: 4 },
    border: '4px solid transparent',
    borderInline: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: 500,
    color: colours.basalt700,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { color: colours.basalt900 },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '& [aria-selected="true"]': {
    borderBottomColor: colours.basalt900,
    backgroundColor: colours.flour0,
    color: colours.basalt900,
    fontWeight: 600,
  },
  '& b': {
    minWidth: 20,
    px: 1,
    backgroundColor: colours.kumkum,
    color: colours.flour0,
    fontSize: 'label',
    fontWeight: 600,
    lineHeight: '20px',
    textAlign: 'center',
  },
} as const;
