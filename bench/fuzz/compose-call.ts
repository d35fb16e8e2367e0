import { lookAround } from './around.ts';
import type { Around, Making } from './around.ts';
import { setBody, setHeader } from './call.ts';
import type { Call } from './call.ts';
import { pictureForm } from './forms.ts';
import type { Operation, Schema } from './operations.ts';
import { rightValue } from './right-values.ts';

/** Makes a valid call of the operation, by a caller who may or may not be allowed to make it. */
export function composeCall(operation: Operation, role: string, making: Making): Call {
  const { dice, caller } = making;
  const around = lookAround(making, operation);
  const call: Call = {
    operation: operation.name,
    role,
    isMutated: false,
    expects: 'declared',
    method: operation.method,
    target: operation.path,
    headers: [
      ['host', '127.0.0.1'],
      ['connection', 'close'],
    ],
    body: Buffer.alloc(0),
  };
  if (caller.cookie !== '') setHeader(call, 'cookie', caller.cookie);
  const query = new URLSearchParams();
  for (const { in: place, name, schema, description = '', required } of operation.parameters) {
    if (!required && dice.isLucky(0.5)) continue;
    const value = rightValue(making, around, { ...schema, description }, name);
    const [text = ''] = [value].flat().map(String);
    if (place === 'path') call.target = call.target.replace(`{${name}}`, encodeURIComponent(text));
    if (place === 'header') setHeader(call, name, text);
    if (place === 'query') for (const one of [value].flat()) query.append(name, String(one));
  }
  if (query.size > 0) call.target += `?${query.toString()}`;
  if (operation.body?.type === 'multipart/form-data') {
    const { form, type } = pictureForm(dice);
    setBody(call, form, type);
  } else if (operation.body !== undefined) {
    const body = bodyOf(making, around, operation.body.schema);
    setBody(call, Buffer.from(JSON.stringify(body)), operation.body.type);
  }
  return call;
}

/** Settings are saved as they were read, because they have rules that no schema contains. */
function bodyOf(making: Making, around: Around, schema: Schema): unknown {
  const saved =
    around.operation.name === 'saveSettings' ? making.rows.settings(making.dice) : undefined;
  if (saved === undefined) return rightValue(making, around, schema);
  const { page, version, document } = saved;
  return { page, version, document };
}
