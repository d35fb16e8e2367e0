import { isIP } from 'node:net';
import * as z from 'zod';
import type { Bucket } from './integrations/file-store/bucket-file-store.ts';

const BUCKET_URL =
  'Write the address of the bucket, such as https://s3.ap-south-1.amazonaws.com/pictures or ' +
  'https://pictures.s3.ap-south-1.amazonaws.com, without a key and without anything behind it';
const BUCKET = /^\/[a-z\d][a-z\d.-]{1,61}[a-z\d]\/?$/;
/** A host of the whole service: without a path it names no bucket. */
const SERVICE = /^(?:localhost|s3[.-].*)$/;

const word = z.string().regex(/^[\x21-\x7e]+$/, 'Write it as the service gave it, without spaces');

/** All or none of them: pictures are in a bucket, or in MEDIA_DIR. */
export const bucketSettings = {
  MEDIA_BUCKET_URL: z.string().refine(isBucketUrl, BUCKET_URL).optional(),
  /** Part of every signature. Services without regions take any. */
  MEDIA_BUCKET_REGION: z
    .string()
    .regex(/^[a-z\d-]+$/, 'Write a region, such as ap-south-1')
    .optional(),
  MEDIA_BUCKET_KEY_ID: word.optional(),
  MEDIA_BUCKET_SECRET: word.optional(),
};

type Settings = z.output<z.ZodObject<typeof bucketSettings>>;

/** The settings that are missing beside the others, each with what it is. */
export function missingBucketSettings(settings: Settings): [variable: string, message: string][] {
  const needed: [keyof Settings, string][] = [
    ['MEDIA_BUCKET_URL', BUCKET_URL],
    ['MEDIA_BUCKET_KEY_ID', 'Write the id of the key for the bucket'],
    ['MEDIA_BUCKET_SECRET', 'Write the secret of the key for the bucket'],
  ];
  const areGiven = Object.keys(bucketSettings).some(
    (variable) => settings[variable as keyof Settings] !== undefined,
  );
  return areGiven ? needed.filter(([variable]) => settings[variable] === undefined) : [];
}

/** Undefined: pictures are in MEDIA_DIR. */
export function readBucket(settings: Settings): Bucket | undefined {
  const { MEDIA_BUCKET_URL, MEDIA_BUCKET_KEY_ID, MEDIA_BUCKET_SECRET } = settings;
  if (MEDIA_BUCKET_URL === undefined) return undefined;
  return {
    url: MEDIA_BUCKET_URL,
    region: settings.MEDIA_BUCKET_REGION ?? 'us-east-1',
    keyId: MEDIA_BUCKET_KEY_ID ?? '',
    secret: MEDIA_BUCKET_SECRET ?? '',
  };
}

function isBucketUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || /[\s\\]/.test(text)) return false;
  const { username, password, search, hash, hostname, pathname, port } = url;
  if (username + password + search + hash !== '' || port === '0') return false;
  if (pathname !== '/') return BUCKET.test(pathname);
  return isIP(hostname) === 0 && !hostname.startsWith('[') && !SERVICE.test(hostname);
}
