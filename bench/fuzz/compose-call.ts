import { setBody, setHeader } from './call.ts';
import type { Call } from './call.ts';
import { pictureForm } from './forms.ts';
import type { Operation } from './operations.ts';
import { rightValue } from './right-values.ts';
import type { Making } from './right-values.ts';

/** A valid call of its operation, by a caller who may or may not be allowed to make it. */
export function composeCall(operation: Operation, role: string, making: Making): Call {
  const { dice, caller } = making;
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
    const value = String(rightValue(making, operation, { ...schema, description }, name));
    if (place === 'path') call.target = call.target.replace(`{${name}}`, encodeURIComponent(value));
    if (place === 'query') query.set(name, value);
    if (place === 'header') setHeader(call, name, value);
  }
  if (query.size > 0) call.target += `?${query.toString()}`;
  if (operation.body?.type === 'multipart/form-data') {
    const { form, type } = pictureForm(dice);
    setBody(call, form, type);
  } else if (operation.body !== undefined) {
    const body = rightValue(making, operation, operation.body.schema);
    setBody(call, Buffer.from(JSON.stringify(body)), operation.body.type);
  }
  return call;
}
