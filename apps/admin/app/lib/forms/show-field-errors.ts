import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { ApiError } from '@dalan/contract/client';

/**
 * Puts what the server said about fields below those fields, and the focus on the first. True
 * where it said something about any of them.
 */
export function showFieldErrors<Values extends FieldValues>(
  refusal: ApiError,
  names: FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  const texts = refusal.answer?.fields ?? {};
  const refused = names.filter((name) => name in texts);
  refused.forEach((name, place) =>
    setError(name, { message: texts[name] ?? '' }, { shouldFocus: place === 0 }),
  );
  return refused.length > 0;
}
