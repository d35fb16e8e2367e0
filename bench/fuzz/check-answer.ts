import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { errorStatus } from '@dalan/contract/errors';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Call } from './call.ts';
import type { ApiDocument, Operation, Schema } from './operations.ts';
import type { Answer, Outcome } from './send-call.ts';

/** Returns what is wrong with an answer, or undefined if it matches the document. */
export type CheckAnswer = (call: Call, outcome: Outcome) => string | undefined;

const DOCUMENT = 'shop';
const ERROR_ANSWER: Schema = { $ref: '#/components/schemas/ErrorAnswer' };

export function createCheck(document: ApiDocument, operations: Operation[]): CheckAnswer {
  const ajv = new Ajv2020({
    strict: false,
    validateFormats: false,
    schemas: { [DOCUMENT]: document },
  });
  const compiled = new Map<Schema, ValidateFunction>();
  const findFault = (schema: Schema, value: unknown) => {
    const validate = compiled.get(schema) ?? ajv.compile(pointingInto(schema));
    compiled.set(schema, validate);
    return validate(value) ? undefined : ajv.errorsText(validate.errors);
  };
  const byName = new Map(operations.map((operation) => [operation.name, operation]));

  const checkFailure = (answer: Answer, call: Call) => {
    if (call.method === 'HEAD') return undefined;
    const error = readJson(answer) as ErrorAnswer | undefined;
    const fault = findFault(ERROR_ANSWER, error);
    if (fault !== undefined) return `an error in another shape: ${fault}`;
    const promised = errorStatus[error?.code ?? 'INTERNAL'];
    return promised === answer.status
      ? undefined
      : `${error?.code} has the status ${answer.status}`;
  };

  const checkSuccess = (answer: Answer, call: Call) => {
    const content = byName.get(call.operation)?.answers.get(String(answer.status));
    if (content === undefined) return `${answer.status} is not declared`;
    const schema = content['application/json']?.schema;
    if (schema === undefined) return undefined;
    const value = readJson(answer);
    if (value === undefined) return 'the answer is not JSON, or not the whole of it';
    const fault = findFault(schema, value);
    return fault && `the answer does not match its schema: ${fault}`;
  };

  return (call, outcome) => {
    if (typeof outcome === 'string') {
      const mayBeSilent = call.expects === 'not http' && outcome === 'silent';
      return mayBeSilent ? undefined : `no answer: ${outcome}`;
    }
    if (outcome.status >= 500) return `answered ${outcome.status}`;
    if (showsInternals(outcome.body.toString())) return 'the answer shows internal details';
    if (call.expects === 'not http') return undefined;
    if (outcome.status >= 400) return checkFailure(outcome, call);
    return call.expects === 'declared' ? checkSuccess(outcome, call) : undefined;
  };
}

/** References in parts of the document are relative to the document. */
function pointingInto(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${DOCUMENT}#/`)) as Schema;
}

/** Returns undefined if the body is not JSON, or broke off. */
export function readJson({ headers, body }: Answer): unknown {
  if (!headers.get('content-type')?.startsWith('application/json')) return undefined;
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return undefined;
  }
}

function showsInternals(text: string): boolean {
  return /node_modules|\.(?:ts|js):\d+|syntax error at|violates .* constraint/.test(text);
}
