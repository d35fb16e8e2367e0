import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { errorTexts } from '@dalan/contract/errors';
import { createConcurrencyLimit } from '../../platform/concurrency-limit.ts';
import { ShopError } from '../../platform/shop-error.ts';
import { checkFileKey, isFileKey } from './file-key.ts';
import type { FileStore } from './file-store.ts';
import { storageFull } from './storage-full.ts';

/** A bucket of any service that speaks S3. */
export type Bucket = {
  /** With the bucket in the path or in the host name. Nothing else may be in the bucket. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
};

/** A bucket that is away is given up after ten seconds, because a visitor waits for the picture. */
const PATIENCE = { tries: 3, tryMs: 3_000, firstPauseMs: 100, listedAtOnce: 1_000 };
/** A bucket that is slow must not collect calls without end. */
const CALLS = { concurrency: 50, maxQueued: 100 };

type Call = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  key: string;
  query?: Record<string, string>;
  body?: Uint8Array;
};
type Answer = { status: number; bytes: Uint8Array };

const TOO_BUSY = new Set([408, 425, 429]);
const STORAGE_FULL = 507;
/** Each service has its own word: Ceph, MinIO, OpenStack Swift. */
const FULL_CODES = /quota|storage[_-]?full|insufficient|entitytoolarge/i;
const HINTS: Record<string, string> = {
  AccessDenied: 'the key may not do this',
  InvalidAccessKeyId: 'MEDIA_BUCKET_KEY_ID is unknown',
  NoSuchBucket: 'MEDIA_BUCKET_URL names no bucket',
  PermanentRedirect: 'MEDIA_BUCKET_URL or MEDIA_BUCKET_REGION is of another region',
  AuthorizationHeaderMalformed: 'MEDIA_BUCKET_REGION is of another region',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
  SignatureDoesNotMatch: 'MEDIA_BUCKET_SECRET is wrong',
};

/** Tests have less patience. */
export function openBucketFileStore(
  bucket: Bucket,
  given: Partial<typeof PATIENCE> = {},
): FileStore {
  const patience = { ...PATIENCE, ...given };
  const base = bucket.url.replace(/\/$/, '');
  const limit = createConcurrencyLimit(CALLS);
  const signingKeys = new Map<string, ArrayBuffer>();

  async function callOnce({ method, key, query = {}, body }: Call): Promise<Answer> {
    const url = new URL(`${base}/${key}`);
    url.search = new URLSearchParams(query).toString();
    // Each try is signed anew, because a signature has a time.
    const signed = await new AwsV4Signer({
      url: url.href,
      method,
      // With it the bucket refuses a file that was changed on the way.
      headers: { 'x-amz-content-sha256': sha256(body ?? '') },
      service: 's3',
      region: bucket.region,
      accessKeyId: bucket.keyId,
      secretAccessKey: bucket.secret,
      cache: signingKeys,
    }).sign();
    const answer = await fetch(signed.url, {
      method,
      headers: signed.headers,
      body: body === undefined ? null : Buffer.from(body),
      // The signature does not hold anywhere else.
      redirect: 'manual',
      signal: AbortSignal.timeout(patience.tryMs),
    });
    return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
  }

  async function callWithPatience(call: Call): Promise<Answer> {
    for (let tried = 1; ; tried += 1) {
      const outcome = await callOnce(call).catch((error: unknown) => asAway(error));
      if (!(outcome instanceof Error) && !isTemporary(outcome.status)) return outcome;
      if (tried === patience.tries) throw away(base, outcome);
      await delay(patience.firstPauseMs * 2 ** (tried - 1) * (0.5 + Math.random()));
    }
  }

  const call = (wanted: Call) => limit(() => callWithPatience(wanted));
  /** Only a missing file is an expected refusal. */
  async function callUnlessMissing(wanted: Call): Promise<Answer | undefined> {
    const answer = await call(wanted);
    if (answer.status >= 200 && answer.status < 300) return answer;
    const code = codeOf(answer);
    const isMissing = answer.status === 404 && (wanted.method === 'HEAD' || code === 'NoSuchKey');
    if (isMissing) return undefined;
    throw refusal(`${base}/${wanted.key}`, wanted.method, answer.status, code);
  }

  return {
    put: async (key, body) => {
      const answer = await call({ method: 'PUT', key: checkFileKey(key), body });
      if (answer.status >= 200 && answer.status < 300) return;
      const code = codeOf(answer);
      const error = refusal(`${base}/${key}`, 'PUT', answer.status, code);
      throw answer.status === STORAGE_FULL || FULL_CODES.test(code) ? storageFull(error) : error;
    },
    read: async (key) => {
      const answer = await callUnlessMissing({ method: 'GET', key: checkFileKey(key) });
      return answer?.bytes;
    },
    has: async (key) => {
      const answer = await callUnlessMissing({ method: 'HEAD', key: checkFileKey(key) });
      return answer !== undefined;
    },
    delete: async (key) => {
      await callUnlessMissing({ method: 'DELETE', key: checkFileKey(key) });
    },
    list: async () => {
      const found: string[] = [];
      let after = '';
      for (;;) {
        const query = {
          'list-type': '2',
          'encoding-type': 'url',
          'max-keys': String(patience.listedAtOnce),
          ...(after !== '' && { 'start-after': after }),
        };
        const answer = await callUnlessMissing({ method: 'GET', key: '', query });
        const text = textOf(answer?.bytes);
        const keys = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => decode(key));
        found.push(...keys.filter(isFileKey));
        const last = keys.at(-1);
        if (last === undefined || !text.includes('<IsTruncated>true<')) return found;
        after = last;
      }
    },
    // A file of a bucket is there as a whole or not at all.
    sweepUnfinished: () => Promise.resolve(),
  };
}

/** Anything but a broken connection or a missing answer is an error of our own. */
function asAway(error: unknown): Error {
  const isOfConnection =
    error instanceof Error &&
    (error.name === 'TimeoutError' || (error instanceof TypeError && error.cause !== undefined));
  if (!isOfConnection) throw error;
  return error;
}

function isTemporary(status: number): boolean {
  return TOO_BUSY.has(status) || (status >= 500 && status !== STORAGE_FULL);
}

function away(base: string, outcome: Error | Answer): ShopError {
  const reason =
    outcome instanceof Error
      ? outcome.cause instanceof Error
        ? outcome.cause.message
        : outcome.message
      : `it answers ${outcome.status} ${codeOf(outcome)}`;
  const cause = new Error(`The bucket ${base} cannot be used: ${reason}`);
  return new ShopError('UNAVAILABLE', errorTexts.unavailable, { cause });
}

/** The answer is left out: it repeats what was signed. */
function refusal(url: string, method: string, status: number, code: string): Error {
  const hint = HINTS[code];
  const why = [status, code].filter((part) => part !== '').join(' ');
  return new Error(`The bucket refused ${method} ${url}: ${why}${hint ? ` (${hint})` : ''}`);
}

/** Spaces are written as in a form. */
function decode(key: string): string {
  return decodeURIComponent(key.replaceAll('+', ' '));
}

function codeOf({ bytes }: Answer): string {
  return /<Code>(\w+)<\/Code>/.exec(textOf(bytes))?.[1] ?? '';
}

function textOf(bytes: Uint8Array | undefined): string {
  return new TextDecoder().decode(bytes);
}

function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
