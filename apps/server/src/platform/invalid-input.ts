import { errorTexts } from '@dalan/contract/errors';
import { ShopError } from './shop-error.ts';

type Issue = { path: string; message: string | undefined };

/** The error has the first issue of each field. A path of dots names the field. */
export function invalidInput(issues: readonly Issue[]): ShopError {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) {
    fields[path || 'body'] ??= message ?? errorTexts.invalidInput;
  }
  const [first] = Object.values(fields);
  return new ShopError('INVALID_INPUT', first ?? errorTexts.invalidInput, { fields });
}
