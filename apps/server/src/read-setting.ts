import type * as z from 'zod';

/** Thrown for invalid settings. The message leaves the values out: some are passwords. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export function readSetting<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  variable?: string,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path, message }) => {
    return `${variable ?? path.join('.')}: ${message}.`;
  });
  throw new ConfigError(`Invalid settings. ${wrong.join(' ')}`);
}

/** Treats an empty variable, such as a line `REDIS_URL=` in a file, as unset. */
export function given(env: NodeJS.ProcessEnv): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

/** Returns `LIMIT_ORDERS_PER_ACCOUNT` for `ordersPerAccount`. */
export function variableName(prefix: string, field: string): string {
  return `${prefix}_${field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}
