import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { ErrorAlert } from './error-alert.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { plainList } from '../layout/looks.ts';

type ConflictNoticeProps = {
  who: string;
  what: 'order' | 'product' | 'user';
  /** What the user was trying to do. */
  intent: keyof typeof instructions;
  /** The list of changes. */
  children: ReactNode;
};

const instructions = {
  save: 'Nothing was saved yet. Your choice stands below: save again to put it in place.',
  delete: 'Nothing was deleted yet. Delete again to delete it as it is now.',
};

/** Shown if somebody else saved first. It lists what they changed and says how to continue. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { who, what, intent, children } = props;
  return (
    <ErrorAlert scrollsIntoView>
      <Typography sx={{ fontWeight: 600, mb: 2 }}>
        {who} changed this {what} meanwhile
      </Typography>
      {children}
      <Box>{instructions[intent]}</Box>
    </ErrorAlert>
  );
}

export type Conflict = { by: string; changes: FieldChange[] };

export type FieldChange = { label: string; before: string; after: string };

/** The fields whose values differ, as display text. */
export function fieldChanges<Form extends Record<string, string | boolean>>(
  labels: Partial<Record<keyof Form, string>>,
  before: Form,
  after: Form,
): FieldChange[] {
  return Object.entries(labels as Record<string, string>)
    .map(([name, label]) => ({
      label,
      before: displayValue(before[name]),
      after: displayValue(after[name]),
    }))
    .filter((change) => change.before !== change.after);
}

function displayValue(value: string | boolean | undefined): string {
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

const list = { ...plainList, mb: 2, overflowWrap: 'anywhere' } as const;
