import { defaultShop } from '@dalan/contract/settings/shop';
import { describe, expect, it } from 'vitest';

import { isOpenAt, minutesOfDay } from './opening-hours.rules.ts';

describe('the opening hours', () => {
  it.each([
    ['12:00 AM', 0],
    ['12:30 am', 30],
    ['10:00 AM', 600],
    ['12:00 PM', 720],
    ['8:00 PM', 1200],
  ])('read %s as %i minutes after midnight', (time, minutes) => {
    expect(minutesOfDay(time)).toBe(minutes);
  });

  it.each([
    ['2026-11-15T04:29:59Z', false],
    ['2026-11-15T04:30:00Z', true],
    ['2026-11-15T14:29:59Z', true],
    ['2026-11-15T14:30:00Z', false],
  ])('say of %s, on the clocks of India, open: %s', (moment, isOpen) => {
    expect(isOpenAt(new Date(moment), defaultShop)).toBe(isOpen);
  });
});
