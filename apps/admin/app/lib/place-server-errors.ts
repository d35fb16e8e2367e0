import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '@dalan/contract/client';

/** Puts what the server said about fields below those fields, and the focus on the first. */
export function placeServerErrors<Values extends FieldValues>(
  error: Error,
  names: FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): void {
  const texts = error instanceof ApiError ? error.answer?.fields : undefined;
  if (texts === undefined) return;
  const refused = names.filter((name) => name in texts);
  refused.forEach((name, place) =>
    setError(name, { message: texts[name] ?? '' }, { shouldFocus: place === 0 }),
  );
}
