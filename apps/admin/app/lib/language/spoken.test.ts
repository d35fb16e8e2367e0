import { afterEach, expect, test } from 'vitest';
import { formatDayHeading, formatLongDay, formatRecent } from '../format/india-time.ts';
import { formatKg } from '../format/weight.ts';
import { refusalText } from './reason.ts';
import { langOf, loadTexts, missingTexts, speak, textsIn, want } from './spoken.ts';

afterEach(() => {
  speak('en');
  want('en');
});

test('a text is read in the language that is spoken at that moment', async () => {
  const texts = textsIn(
    { yes: 'Yes', count: (count: number) => `${count} bags` },
    {
      mr: async () => ({ yes: 'हो', count: (count: number) => `${count} पिशव्या` }),
      hi: async () => ({ yes: 'हाँ', count: (count: number) => `${count} थैलियाँ` }),
    },
  );
  await loadTexts('mr');
  await loadTexts('hi');
  expect(texts.yes).toBe('Yes');
  speak('mr');
  expect([texts.yes, texts.count(2)]).toEqual(['हो', '2 पिशव्या']);
  speak('hi');
  expect([texts.yes, texts.count(2)]).toEqual(['हाँ', '2 थैलियाँ']);
});

test('only the language of the person is loaded, also of what comes later', async () => {
  const loaded: string[] = [];
  const load = (language: string) => async () => {
    loaded.push(language);
    return { title: language };
  };
  textsIn({ title: 'en' }, { mr: load('mr'), hi: load('hi') });
  await loadTexts();
  expect(loaded).toEqual([]);
  want('mr');
  await loadTexts();
  textsIn({ title: 'en' }, { mr: load('mr, later'), hi: load('hi') });
  expect(missingTexts('mr')).toBeDefined();
  await loadTexts();
  expect(missingTexts('mr')).toBeUndefined();
  expect(loaded).toEqual(['mr', 'mr, later']);
});

test('a language that did not load is tried again', async () => {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries === 1) throw new Error('no network');
    return { title: 'शीर्षक' };
  };
  textsIn({ title: 'Title' }, { mr: load, hi: load });
  await expect(loadTexts('hi')).rejects.toThrow('no network');
  await loadTexts('hi');
  expect(missingTexts('hi')).toBeUndefined();
});

test('days, hours and weights are written in the language, with Western digits', async () => {
  const now = new Date('2026-11-14T05:12:00Z');
  const written = () => [
    formatRecent('2026-11-14T05:11:00Z', now),
    formatDayHeading('2026-11-14T00:30:00Z', now),
    formatLongDay('2026-11-24'),
    formatKg(2.5),
  ];
  await loadTexts('mr');
  speak('mr');
  expect(written()).toEqual(['आज, सकाळी 10:41', 'आज, शनि 14 नोव्हें', 'मंगळ 24 नोव्हें 2026', '2.5 किलो']);
  await loadTexts('hi');
  speak('hi');
  expect(written()).toEqual(['आज, सुबह 10:41', 'आज, शनि 14 नव', 'मंगल 24 नव 2026', '2.5 किलो']);
  speak('en');
  expect(written()).toEqual(['Today, 10:41 am', 'Today, Sat 14 Nov', 'Tue 24 Nov 2026', '2.5 kg']);
});

test('a refusal is said by its code, and marked as English where it has no words', async () => {
  await loadTexts('hi');
  speak('hi');
  const known = refusalText({ code: 'DAY_FULL', message: 'This day is full.' });
  expect(langOf(known)).toBeUndefined();
  expect(known).not.toContain('full');
  const unknown = refusalText({ code: 'RUN_REFUSED', message: 'The run is out.' });
  expect(unknown).toBe('The run is out.');
  expect(langOf(unknown)).toBe('en');
  speak('en');
  expect(langOf(unknown)).toBeUndefined();
});
