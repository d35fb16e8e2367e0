import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { ApiError } from '@dalan/contract/client';

/** Shows the server's messages below their fields and focuses the first. False if it has none. */
export function showFieldErrors<Values extends FieldValues>(
  refusal: ApiError,
  names: FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  const texts = refusal.answer?.fields ?? {};
  const invalid = names.filter((name) => name in texts);
  invalid.forEach((name, index) =>
    setError(name, { message: texts[name] ?? '' }, { shouldFocus: index === 0 }),
  );
  return invalid.length > 0;
}
