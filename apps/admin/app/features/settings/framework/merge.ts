import type { Field, FieldsOf } from './fields.ts';
import { isSame } from './is-same.ts';

export type Side = 'saved' | 'here';

/** A field that the other person changed, or that was changed here, or both. */
export type Difference<Document> = {
  field: Field<Document>;
  was: unknown;
  saved: unknown;
  here: unknown;
  /** True if both changed it to different values, so that staff have to choose. */
  isContested: boolean;
};

type Three<Document> = { was: Document; saved: Document; here: Document };

export function differencesOf<Document>(
  fieldsOf: FieldsOf<Document>,
  { was, saved, here }: Three<Document>,
): Difference<Document>[] {
  return fieldsOf(was, saved, here)
    .map((field) => {
      const values = { was: field.read(was), saved: field.read(saved), here: field.read(here) };
      const isContested =
        !isSame(values.was, values.saved) &&
        !isSame(values.was, values.here) &&
        !isSame(values.saved, values.here);
      return { field, ...values, isContested };
    })
    .filter((one) => !isSame(one.was, one.saved) || !isSame(one.was, one.here));
}

/** The saved document with the changes made here. A contested field gets the chosen value. */
export function mergeInto<Document>(
  saved: Document,
  differences: Difference<Document>[],
  choices: Record<string, Side>,
): Document {
  return differences
    .filter(({ field, was, here, isContested }) =>
      isContested ? choices[field.key] !== 'saved' : !isSame(was, here),
    )
    .reduce((merged, { field, here }) => field.write(merged, here), saved);
}
