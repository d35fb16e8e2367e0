import { errorTexts } from '@dalan/contract/errors';
import type * as z from 'zod';
import { invalidInput } from './invalid-input.ts';
import { ShopError } from './shop-error.ts';

/** Reads a body outside of Fastify, with the same refusals. */
export function readJson<Schema extends z.ZodType>(
  schema: Schema,
  body: Uint8Array,
): z.output<Schema> {
  const read = schema.safeParse(parse(new TextDecoder().decode(body)));
  if (read.success) return read.data;
  throw invalidInput(
    read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ShopError('INVALID_INPUT', errorTexts.invalidInput);
  }
}
