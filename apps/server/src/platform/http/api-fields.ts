import type { OpenAPIV3_1 } from 'openapi-types';

export type Schema = OpenAPIV3_1.SchemaObject & { $ref?: string };
export type Field = { name: string; type: string; isRequired: boolean; description: string };

/** Fields of an object, including nested ones: `items[].quantityKg`. */
export function fieldsOf(schema: Schema, prefix = ''): Field[] {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  return fields.flatMap(([key, value]) => {
    const name = prefix + key;
    const field = {
      name,
      type: describeType(value),
      isRequired: schema.required?.includes(key) ?? false,
      description: value.description ?? '',
    };
    const { depth, inner } = innermost(value);
    return [field, ...fieldsOf(inner, `${name}${'[]'.repeat(depth)}.`)];
  });
}

/** A schema as text. A reference to a named schema starts with `#`. */
export function describeType(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.replace(/^.*\//, '#');
  if (schema.anyOf) return schema.anyOf.map((one) => describeType(one as Schema)).join(' or ');
  if (schema.enum) return schema.enum.map(String).join(' | ');
  if (schema.type === 'array') {
    const { items, prefixItems } = schema as Schema & { items?: Schema; prefixItems?: Schema[] };
    const inner = prefixItems
      ? prefixItems.map(describeType).join(', ')
      : describeType(items ?? {});
    return [`list of ${inner}`, ...range(schema.minItems, schema.maxItems, 'entries')].join(', ');
  }
  return describeValue(schema);
}

function describeValue(schema: Schema): string {
  const { type = 'anything', format, exclusiveMinimum } = schema;
  return [
    format ?? (Array.isArray(type) ? type.join(' or ') : type),
    ...range(schema.minLength, schema.maxLength, 'characters'),
    ...(typeof exclusiveMinimum === 'number' ? [`above ${exclusiveMinimum}`] : []),
    ...range(schema.minimum, schema.maximum),
  ].join(', ');
}

function range(least?: number, most?: number, of = ''): string[] {
  const [from, to] = [inWords(least), inWords(most)];
  if (from === '' && to === '') return [];
  const words = from === '' ? `up to ${to}` : to === '' ? `at least ${from}` : `${from} to ${to}`;
  return [`${words} ${of}`.trim()];
}

/** Integer schemas have JavaScript's own bounds, which say nothing about the shop. */
function inWords(limit: number | undefined): string {
  if (limit === undefined || Math.abs(limit) === Number.MAX_SAFE_INTEGER) return '';
  return limit.toLocaleString('en-IN');
}

/** The object inside arrays and nullable unions. */
function innermost(schema: Schema, depth = 0): { depth: number; inner: Schema } {
  const { items } = schema as { items?: Schema | false };
  if (items) return innermost(items, depth + 1);
  const inner = schema.anyOf?.find((one) => 'properties' in one) ?? schema;
  return { depth, inner };
}
