import { bytesOf, setBody, setHeader } from './call.ts';
import type { Call } from './call.ts';
import type { Dice } from './dice.ts';
import { mutateFields, mutateForm, mutateText, mutateType } from './mutate-body.ts';
import { WRONG_TEXTS, wrongId } from './wrong-values.ts';

type RealId = () => string;
type Mutation = (call: Call, dice: Dice, realId: RealId) => void;

/** Mutates one or more parts of the call. */
export function mutateCall(call: Call, dice: Dice, realId: RealId): void {
  call.isMutated = true;
  const hasBody = call.body.length > 0;
  const isForm = call.headers.some(([, value]) => value.startsWith('multipart/'));
  const onBody: Mutation[] = isForm
    ? [mutateForm, mutateForm]
    : [mutateFields, mutateFields, mutateText];
  const onAny: Mutation[] = [mutateTarget, mutateHeaders, mutateMethod, mutateHttp];
  const mutations: Mutation[] = hasBody
    ? [...onBody, ...onBody, ...onBody, mutateType, ...onAny]
    : [mutateTarget, ...onAny, addBody];
  do dice.pick(mutations)(call, dice, realId);
  while (dice.isLucky(0.15) && call.raw === undefined && !isForm);
}

function addBody(call: Call, dice: Dice): void {
  setBody(call, Buffer.from('{"a":1}'), 'application/json');
  if (dice.isLucky(0.5)) mutateText(call, dice);
  if (dice.isLucky(0.3)) mutateForm(call, dice);
}

function mutateTarget(call: Call, dice: Dice, realId: RealId): void {
  const [path = '', query = ''] = call.target.split('?');
  const { isId, mutated } = dice.pick<() => { isId?: boolean; mutated: string }>([
    () => ({ isId: true, mutated: withId(path, encode(wrongId(dice, realId))) }),
    () => ({ isId: true, mutated: withId(path, encode(dice.pick(WRONG_TEXTS))) }),
    () => ({ isId: true, mutated: withQuery(path, query, dice) }),
    () => ({ isId: true, mutated: withQuery(path, query, dice) }),
    () => ({
      mutated: withId(path, dice.pick(['%', '%ff', '%00', '%2e%2e', '%252f', '..', '%E0%A4'])),
    }),
    () => ({ mutated: dice.pick([`${path}/`, `/${path}`, path.toUpperCase(), `${path};a=b`]) }),
    () => ({ mutated: dice.pick(['/', '//', '/api', '/api/', '/../', '/api/../api/shop', '/%']) }),
    () => ({ mutated: path.replace('/api', '/api/.') }),
    () => ({ mutated: `http://evil.example${path}` }),
    () => ({ mutated: `${path}#part` }),
    () => ({ mutated: `${path}/${'a'.repeat(5_000)}` }),
  ])();
  if (isId !== true) call.expects = 'elsewhere';
  call.target = mutated;
}

/** A URL can only contain well-formed text. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Replaces the id in the path; calls without an id stay as they are. */
function withId(path: string, id: string): string {
  return path.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/, id === '' ? '%20' : id);
}

const QUERIES = [
  ...['page=0', 'page=-1', 'page=1e9', 'page=999999', 'pageSize=101', 'pageSize=0', 'pageSize=x'],
  ...['sort=-', 'sort=password', 'sort=name;', 'sort=__proto__', 'q=a&q=b', 'q[]=a', 'q%00=a'],
  ...['__proto__=a', 'q=%', 'q=%ff', 'q=%00', 'q=%F0%9F', '&&&', '=', '?', 'limit=10', 'q'],
];

function withQuery(path: string, query: string, dice: Dice): string {
  const given = new URLSearchParams(query);
  if (given.size > 0 && dice.isLucky(0.5)) {
    given.set(dice.pick([...given.keys()]), dice.pick(WRONG_TEXTS).toWellFormed());
    return `${path}?${given.toString()}`;
  }
  const more = dice.isLucky(0.5) ? dice.pick(QUERIES) : `q=${encode(dice.pick(WRONG_TEXTS))}`;
  return `${path}?${dice.isLucky(0.5) ? `${query}&${more}` : more}`;
}

const HEADERS: [string, string[]][] = [
  ['user-id', ['', 'me', '00000000-0000-4000-8000-000000000000']],
  ['idempotency-key', ['', ' ', 'a'.repeat(101), 'a'.repeat(5_000), 'a b', '\xe9', 'key-1, key-1']],
  ['cookie', ['dalan_session', 'dalan_session=', 'dalan_session=%', 'dalan_session="x"', ';;=;']],
  [
    'cookie',
    [`dalan_session=${'x'.repeat(4_000)}`, 'dalan_session=a; dalan_session=b', '\xff=\xff'],
  ],
  ['origin', ['null', 'http://evil.example', '', 'http://localhost:4350']],
  ['sec-fetch-site', ['cross-site', 'same-site', 'none', 'same-origin', '']],
  ['x-forwarded-for', ['127.0.0.1', '::1', "1' or 1=1", 'a'.repeat(2_000)]],
  ['x-http-method-override', ['DELETE']],
  ['host', ['', 'evil.example', 'a:b:c', '127.0.0.1:99999', '[::1']],
  ['accept', ['text/html', '*/*;q=x', '']],
  ['accept-encoding', ['br', 'gzip;q=0', 'identity;q=0', 'x'.repeat(1_000)]],
  ['if-none-match', ['*', '"', 'W/"x"', `"${'x'.repeat(3_000)}"`]],
  ['range', ['bytes=0-1', 'bytes=-1', 'bytes=9-1']],
  ['content-encoding', ['gzip', 'br', 'identity']],
  ['expect', ['100-continue']],
  ['upgrade', ['websocket', 'h2c']],
  ['last-event-id', ['1', '-1', 'x']],
  ['__proto__', ['x']],
];

function mutateHeaders(call: Call, dice: Dice): void {
  const [name, values] = dice.pick(HEADERS);
  setHeader(call, name, dice.pick(values));
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND'];

function mutateMethod(call: Call, dice: Dice): void {
  call.method = dice.pick(METHODS);
  call.expects = 'elsewhere';
}

/** Makes malformed HTTP, which no library sends. */
function mutateHttp(call: Call, dice: Dice): void {
  const whole = bytesOf(call);
  const text = whole.toString('latin1');
  const at = dice.below(whole.length + 1);
  const line = (more: string) => text.replace('\r\n', `\r\n${more}\r\n`);
  const raw = dice.pick<() => string>([
    () => text.slice(0, at),
    () =>
      text.slice(0, at) + dice.pick(['\0', '\r', '\n', '\r\n', ' ', '\xff', ':']) + text.slice(at),
    () => text.replace('HTTP/1.1', dice.pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'http/1.1', ''])),
    () => line('content-length: 5'),
    () => line('content-length: -1'),
    () => line('content-length: 99999999999999999999'),
    () => line('transfer-encoding: chunked'),
    () => line('transfer-encoding: gzip, chunked'),
    () => line(`x-long: ${'x'.repeat(20_000)}`),
    () => line('x-many: x\r\n'.repeat(3_000).trimEnd()),
    () => line(' folded: x'),
    () => line('no colon'),
    () => text.replaceAll('\r\n', '\n'),
    () => text.replace(/^\w+/, dice.pick(['get', 'FOO', 'CONNECT', '', 'G\0T', 'PRI'])),
    () => text + text,
    () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  ])();
  call.raw = Buffer.from(raw, 'latin1');
  call.expects = 'not http';
}
