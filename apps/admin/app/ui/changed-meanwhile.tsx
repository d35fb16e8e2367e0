import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Problem } from './problem.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type ChangedMeanwhileProps = {
  who: string;
  what: 'order' | 'product' | 'user';
  /** What they changed. */
  children: ReactNode;
};

/** Somebody else saved first: what they changed, and that nothing typed here is lost. */
export function ChangedMeanwhile({ who, what, children }: ChangedMeanwhileProps) {
  const top = useRef<HTMLDivElement>(null);
  // Save stands at the bottom of a long form; the reason for the refusal at its top.
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Problem>
      <div ref={top} />
      <Typography sx={{ fontWeight: 600, mb: 2 }}>
        {who} changed this {what} meanwhile
      </Typography>
      {children}
      <Box>Nothing was saved yet. Your choice stands below: save again to put it in place.</Box>
    </Problem>
  );
}

/** What is shown once a save was refused for it. */
export type Conflict = { by: string; changes: FieldChange[] };

export type FieldChange = { label: string; before: string; after: string };

/** The fields of a form whose values differ, with their labels, as staff read them. */
export function fieldChanges<Form extends Record<string, string | boolean>>(
  labels: Partial<Record<keyof Form, string>>,
  before: Form,
  after: Form,
): FieldChange[] {
  return Object.entries(labels as Record<string, string>)
    .map(([name, label]) => ({ label, before: shown(before[name]), after: shown(after[name]) }))
    .filter((change) => change.before !== change.after);
}

function shown(value: string | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === undefined || value === '' ? '(empty)' : value;
}

export function FieldChangeList({ changes }: { changes: FieldChange[] }) {
  return (
    <Box component="ul" sx={list}>
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          <b>{label}:</b> {before} <Icon name="right" size={14} />{' '}
          <VisuallyHidden>to</VisuallyHidden>
          {after}
        </li>
      ))}
    </Box>
  );
}

const list = { m: 0, mb: 2, p: 0, listStyle: 'none', overflowWrap: 'anywhere' } as const;
