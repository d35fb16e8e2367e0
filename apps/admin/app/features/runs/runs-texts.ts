import type { Run } from '@dalan/contract/mill/runs';
import { firstNameOf } from '@dalan/contract/mill/runs';
import { textsIn } from '../../lib/language/spoken.ts';
import * as english from './runs-texts.en.ts';

export const runsTexts: typeof english.runsTexts = textsIn(english.runsTexts, {
  mr: async () => (await import('./runs-texts.mr.ts')).runsTexts,
  hi: async () => (await import('./runs-texts.hi.ts')).runsTexts,
});

/** `Vilas Jadhav`, and from the second run of a day on `Vilas Jadhav, run 2`. */
export function runName({ rider, number }: Pick<Run, 'rider' | 'number'>): string {
  return number === 1 ? rider.name : runsTexts.run(rider.name, number);
}

export function shortRunName({ rider, number }: Pick<Run, 'rider' | 'number'>): string {
  const name = firstNameOf(rider.name);
  return number === 1 ? name : `${name} ${number}`;
}

export const spoken: typeof english.spoken = textsIn(english.spoken, {
  mr: async () => (await import('./runs-texts.mr.ts')).spoken,
  hi: async () => (await import('./runs-texts.hi.ts')).spoken,
});

export const startTexts: typeof english.startTexts = textsIn(english.startTexts, {
  mr: async () => (await import('./runs-texts.mr.ts')).startTexts,
  hi: async () => (await import('./runs-texts.hi.ts')).startTexts,
});
