import { shortCodeOf, shortCodeTexts, suggestShortCode } from '@dalan/contract/catalog/short-codes';
import type { Db } from '../../../../platform/db/database.ts';
import { brokenConstraint } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { listShortCodes } from '../products.queries.ts';

type Asked = { name?: string | undefined; shortCode?: string | undefined };

/** Saves a product. If another flour has its short code, the refusal names that flour. */
export async function withFreeShortCode<Saved>(
  db: Db,
  asked: Asked,
  save: () => Promise<Saved>,
): Promise<Saved> {
  try {
    return await save();
  } catch (error) {
    if (!isShortCodeTaken(error)) throw error;
    throw await shortCodeTaken(db, asked);
  }
}

/** Of two forms that save one code at the same time, the second violates the constraint. */
export function isShortCodeTaken(error: unknown): boolean {
  return brokenConstraint(error) === 'short_code_is_of_one_flour';
}

async function shortCodeTaken(db: Db, { name = '', shortCode = '' }: Asked): Promise<ShopError> {
  const flours = await listShortCodes(db);
  const code = shortCodeOf(shortCode);
  const owner = flours.find((flour) => flour.shortCode === code);
  const free = suggestShortCode(
    name,
    flours.map((flour) => flour.shortCode),
  );
  // The other flour may have got another code since.
  const other = owner ?? { name: 'another flour', isDeleted: false };
  const text = shortCodeTexts.taken(code, other, free);
  return new ShopError('INVALID_INPUT', text, { fields: { shortCode: text } });
}
