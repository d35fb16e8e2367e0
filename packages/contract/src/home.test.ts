import { expect, test } from 'vitest';
import { fillDay, headlineLines, homeOf } from './home.ts';
import { firstSettings } from './settings.ts';

test('a headline breaks after its last comma', () => {
  expect(headlineLines('Milled slow, on stone.')).toEqual(['Milled slow,', 'on stone.']);
  expect(headlineLines('Jowar, bajra, nachni.')).toEqual(['Jowar, bajra,', 'nachni.']);
});

test('a headline without a comma between words stays on one line', () => {
  for (const headline of ['Fresh flour', 'Fresh flour,', '1,000 kg a day', '']) {
    expect(headlineLines(headline)).toEqual([headline]);
  }
});

test('the promised day replaces every {day}, whatever it contains', () => {
  expect(fillDay('Order now, home {day}. Yes, {day}.', 'Mon 16 Nov')).toBe(
    'Order now, home Mon 16 Nov. Yes, Mon 16 Nov.',
  );
  expect(fillDay('{day}', '$& {day}')).toBe('$& {day}');
  expect(fillDay('{Day} day', 'x')).toBe('{Day} day');
});

test('the home page gets the shown slides in their order, and no marks of the panel', () => {
  const settings = firstSettings();
  const [first, second, third] = settings.banners.slides;
  const slides = [third!, { ...second!, isShown: false }, first!];
  const home = homeOf({ ...settings, banners: { slides } });
  expect(home.slides.map(({ id }) => id)).toEqual(['banner-3', 'banner-1']);
  expect(JSON.stringify(home)).not.toMatch(/isShown|hasConsent/);
  expect(home.testimonials).toHaveLength(3);
});
