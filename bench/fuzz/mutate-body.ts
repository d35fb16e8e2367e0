import { setBody, setHeader } from './call.ts';
import type { Call } from './call.ts';
import type { Dice } from './dice.ts';
import { brokenForm } from './forms.ts';
import { wrongValue } from './wrong-values.ts';

type Place = { holder: Record<string, unknown>; key: string };
type RealId = () => string;

/** Changes, removes or adds one to three fields of a JSON body. */
export function mutateFields(call: Call, dice: Dice, realId: RealId): void {
  const wrapped: { body?: unknown } = { body: readBody(call) };
  for (let left = 1 + dice.below(3); left > 0; left -= 1) {
    const places = placesIn(wrapped);
    if (places.length === 0) break;
    const { holder, key } = dice.pick(places);
    const mutate = dice.pick<() => void>([
      () => void (holder[key] = wrongValue(dice, realId)),
      () => void (holder[key] = wrongValue(dice, realId)),
      () => void (holder[key] = wrongValue(dice, realId)),
      () => void Reflect.deleteProperty(holder, key),
      () => void (holder[`${key}2`] = holder[key]),
      () => void (holder[dice.pick(['role', 'total', 'isAdmin', '$ne', '', 'a.b'])] = 'admin'),
      () => void (holder[key] = [holder[key]]),
      () => void (holder[key] = JSON.stringify(holder[key])),
    ]);
    mutate();
  }
  setBody(call, Buffer.from('body' in wrapped ? JSON.stringify(wrapped.body) : ''));
}

/** An earlier mutation may have made the body invalid JSON. */
function readBody({ body }: Call): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return body.toString();
  }
}

/** Returns every position in the body: in each object and list, at any depth. */
function placesIn(holder: object): Place[] {
  return Object.entries(holder).flatMap(([key, value]: [string, unknown]) => {
    const here = { holder: holder as Record<string, unknown>, key };
    const isHolder = typeof value === 'object' && value !== null && !('rawJSON' in value);
    return isHolder ? [here, ...placesIn(value)] : [here];
  });
}

const WHOLE_BODIES = [
  ...['', 'null', '[]', '{}', '"text"', '0', 'true', '{', '[', '}', '{"a":}', '{"a":1,}'],
  ...["{'a':1}", '{a:1}', '{"a":01}', '{"a":NaN}', '{"a":"\\u12"}', '{"a":"\\x"}', '//\n{}'],
  ...['{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{"role":"admin"}}}'],
  ...['['.repeat(8_000), '{"a":'.repeat(3_000), '{"a":1}{"a":2}', '\ufeff{}', '{"a":"\n"}'],
  ...['role=admin&name=x', '<a/>', '{"a":"\u0000"}', `{"a":"${'x'.repeat(17_000)}"}`],
];

/** Mutates the text of the body, not its JSON values. */
export function mutateText(call: Call, dice: Dice): void {
  const { body } = call;
  const at = dice.below(body.length + 1);
  const mutated = dice.pick<() => Buffer>([
    () => Buffer.from(dice.pick(WHOLE_BODIES)),
    () => body.subarray(0, at),
    () => Buffer.concat([body, body]),
    () => insert(body, at, Buffer.from(dice.pick(['\0', '\n', '"', ',', '}', '\\', '\\u0000']))),
    () => insert(body, at, Buffer.from([0xff, 0xfe, 0xc0, 0x80].slice(dice.below(3)))),
    // With duplicate fields, most parsers use the last one.
    () => insert(body, 1, Buffer.from('"name":"first","_id":null,"userId":7,')),
    () => Buffer.from(body.toString().replaceAll('"', "'")),
    () => Buffer.from(body.toString(), 'utf16le'),
  ])();
  setBody(call, Buffer.from(mutated));
}

function insert(body: Buffer, at: number, more: Buffer): Buffer {
  return Buffer.concat([body.subarray(0, at), more, body.subarray(at)]);
}

const TYPES = [
  ...[
    '',
    'application/json;',
    'APPLICATION/JSON',
    'application/json; charset=utf-16',
    'text/plain',
  ],
  ...[
    'application/x-www-form-urlencoded',
    'text/xml',
    '*/*',
    'json',
    'application/json, text/html',
  ],
  ...['application/json\ta', 'multipart/form-data; boundary=b', 'application/vnd.api+json', ';'],
  ...['a'.repeat(2_000), 'application/\xff'],
];

export function mutateType(call: Call, dice: Dice): void {
  setHeader(call, 'content-type', dice.isLucky(0.1) ? undefined : dice.pick(TYPES));
}

export function mutateForm(call: Call, dice: Dice): void {
  const { form, type } = brokenForm(dice);
  setBody(call, form, type);
}
