import type { SettingsVersion } from '@dalan/contract/settings/settings';
import { countOf } from '../../../lib/format/count-of.ts';
import { formatMoment } from '../../../lib/format/india-time.ts';

export const frameTexts = {
  back: 'Settings',
  history: 'History',
  save: 'Save',
  saving: 'Saving...',
  discard: 'Discard',
  changes: 'Changes',
  saved: 'Saved. Customers see it within two seconds.',
  notSaved: 'Not saved. Please try again.',
  notLoaded: 'The settings did not load',
  notLoadedText: 'Nothing is lost: only this page did not come.',
  loading: 'Loading...',
  firstValues: 'first values, not saved here yet',
  unsaved: (count: number) => `${countOf(count, 'change')} not saved`,
  wrong: (count: number) => `Please correct ${countOf(count, 'field')}`,
} as const;

export const historyTexts = {
  close: 'Close',
  loading: 'Loading...',
  notLoaded: 'The history did not load.',
  version: (version: number) => (version === 0 ? 'First values' : `Version ${version}`),
  first: 'From the set-up of the server',
  nothing: 'Saved without a change',
} as const;

export const conflictTexts = {
  title: 'Changed meanwhile',
  notSavedYet: 'Your change is not saved yet.',
  choose: (names: string) => `Both touch ${names}. Choose which one stays.`,
  noChoice: 'You changed different fields: both changes stay.',
  field: 'Field',
  was: 'Was',
  saved: (by: string) => (by === '' ? 'Saved' : `Saved by ${by}`),
  here: 'Here',
  unchanged: 'not changed',
  keepsBoth: 'The history keeps both.',
  take: (version: number) => `Take version ${version}`,
  save: (version: number) => `Save version ${version}`,
} as const;

/** `version 12, saved 9 Nov 2026, 6:20 pm by Sunanda More`. */
export function versionInWords(saved: Pick<SettingsVersion, 'version' | 'savedAt' | 'savedBy'>) {
  const { version, savedAt, savedBy } = saved;
  if (savedAt === null) return frameTexts.firstValues;
  const by = savedBy === '' ? '' : ` by ${savedBy}`;
  return `version ${version}, saved ${formatMoment(savedAt)}${by}`;
}

export const translationNote = 'Empty: customers read the English one';
