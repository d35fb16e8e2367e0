import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '../..');
const modules = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /-texts\.(?:mr|hi)\.ts$/.test(path),
);

/** These stay in Latin letters in every language. */
const LATIN = ['UPI', 'QR', 'WhatsApp', 'FSSAI', 'Dalan', 'A4', 'CSV', 'Excel', 'PDF'];

/** Every text of a module. A text that takes values is called with numbers, names or a shop. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return saidBy(value as (...values: unknown[]) => unknown);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

const shop = { name: 'Dalan', nameMr: '' };
const tries = [
  [0, 0, 0],
  [1, 1, 1],
  [5, 6, 7],
  ['क', 'ख', 'ग'],
  [['क'], 'ख', 'ग'],
  [['क', 'ख'], 'ग', 'घ'],
  [shop],
  ['क', shop],
];

function saidBy(text: (...values: unknown[]) => unknown): string[] {
  return tries.flatMap((values) => {
    try {
      // Some values do not suit this text.
      return textsOf(text(...values)).filter((said) => !/\[object|undefined/.test(said));
    } catch {
      return [];
    }
  });
}

test('there are texts to check', () => {
  expect(modules.length).toBeGreaterThan(15);
});

test.each(modules)('%s has no English and no Devanagari digits', async (path) => {
  const { default: _none, ...exported } = (await import(join(app, path))) as Record<string, object>;
  const own = Object.entries(exported).flatMap(([, texts]) => {
    const { refusal: _refusal, days: _days, ...rest } = texts as Record<string, unknown>;
    return textsOf(rest);
  });
  const english = own.filter((text) =>
    /[a-z]/i.test(LATIN.reduce((rest, word) => rest.replaceAll(word, ''), text)),
  );
  expect(english).toEqual([]);
  expect(own.filter((text) => /[०-९]/.test(text))).toEqual([]);
});

test.each(modules.filter((path) => path.includes('.mr.')))(
  '%s ends its sentences with a full stop, and its Hindi one with a danda',
  async (path) => {
    const hindi = path.replace('.mr.', '.hi.');
    const [marathi, other] = await Promise.all(
      [path, hindi].map(async (one) => textsOf(await import(join(app, one)))),
    );
    expect(marathi?.filter((text) => text.includes('।'))).toEqual([]);
    expect(other?.filter((text) => /[ऀ-ॿ]\.$/.test(text))).toEqual([]);
  },
);
