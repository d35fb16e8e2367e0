import { lookAround } from './around.ts';
import type { Around, Making } from './around.ts';
import type { Dice } from './dice.ts';
import type { Schema } from './operations.ts';
import { byName } from './values-by-name.ts';

/** Returns a valid value for the field, or undefined if it is better left out. */
export function rightValue(making: Making, around: Around, schema: Schema, name = ''): unknown {
  const { dice, given } = making;
  if (name in given) return given[name];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const choice = dice.pick(choices);
    // The name is passed on, since a choice may be a date that has a maker by name.
    return rightValue(making, around, choice, choice.type === 'null' ? '' : name);
  }
  if (schema.enum) return byNameOf(making, around, name, schema) ?? dice.pick(schema.enum);
  if (schema.properties) return objectOf(making, around, schema);
  const maker = byName[name];
  if (maker !== undefined) return maker(making, around);
  if (name === 'sort') return sortOf(dice, schema);
  switch (schema.type) {
    case 'null':
      return null;
    case 'boolean':
      return dice.isLucky(0.8);
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 1) + dice.below(5);
    case 'array':
      return listOf(making, around, schema, name);
    default:
      return 'Coarse jowar';
  }
}

/** Returns the allowed word that fits the rows. */
function byNameOf(making: Making, around: Around, name: string, { enum: words }: Schema): unknown {
  const asked = byName[name]?.(making, around);
  return words?.includes(asked) ? asked : undefined;
}

/** Each element is about other rows, and no id is repeated. */
function listOf(making: Making, around: Around, schema: Schema, name: string): unknown[] {
  const { items } = schema;
  if (!items) return [];
  const length = Math.max(schema.minItems ?? 0, making.dice.below(4));
  const list = Array.from({ length }, () =>
    rightValue(making, lookAround(making, around.operation), items, `${name}[]`),
  );
  return [...new Set(list)];
}

function objectOf(making: Making, around: Around, schema: Schema): Record<string, unknown> {
  const { dice } = making;
  const asked = Object.entries(schema.properties ?? {}).filter(
    ([name]) => (schema.required ?? []).includes(name) || dice.isLucky(0.5),
  );
  return Object.fromEntries(
    asked.map(([name, inner]) => [name, rightValue(making, around, inner, name)]),
  );
}

/** Reads the fields from the description: `name, email; - before it: descending`. */
function sortOf(dice: Dice, { description = '' }: Schema): string {
  const fields = description.replace(/;.*$/, '').match(/[A-Za-z]+/g) ?? ['createdAt'];
  return dice.pick(['', '-']) + dice.pick(fields);
}
