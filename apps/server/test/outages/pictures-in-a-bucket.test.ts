import dns from 'node:dns';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { mediaIdOf } from '@dalan/contract/catalog/media';
import { openBucketFileStore } from '../../src/integrations/file-store/bucket-file-store.ts';
import type { Bucket } from '../../src/integrations/file-store/bucket-file-store.ts';
import { runProgram } from '../processes/run-program.ts';
import { startServerProcess } from '../processes/server-process.ts';
import { hasSwift, startSwiftServer } from '../processes/swift-server.ts';
import { drawTestPicture, uploadRequest } from '../requests/image-upload.ts';
import { logInAs } from '../shops/sessions.ts';
import { testFileStore } from '../shops/file-store-behaviour.ts';
import { startTestApp } from '../shops/test-app.ts';
import type { TestApp } from '../shops/test-app.ts';

const PRINT_LOADED = ['--import', resolve(import.meta.dirname, '../processes/print-loaded.ts')];
const FILES_OF_A_PICTURE = 16;

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

async function startServer(env: Record<string, string>) {
  const { databaseUrl, mediaDir } = shop.config;
  const settings = { DATABASE_URL: databaseUrl, MEDIA_DIR: mediaDir, ...env };
  const server = await startServerProcess(settings, PRINT_LOADED);
  onTestFinished(async () => {
    await server.kill('SIGKILL');
  });
  return server;
}

function settingsOf(bucket: Bucket) {
  return {
    MEDIA_BUCKET_URL: bucket.url,
    MEDIA_BUCKET_KEY_ID: bucket.keyId,
    MEDIA_BUCKET_SECRET: bucket.secret,
  };
}

test('a shop with a folder loads nothing for buckets', async () => {
  const server = await startServer({});
  expect((await fetch(`${server.origin}/api/shop`)).status).toBe(200);
  expect(server.log()).not.toContain('aws4fetch');
});

describe.skipIf(!hasSwift)('with a bucket of Swift (skipped if it is not installed)', () => {
  let swift: Awaited<ReturnType<typeof startSwiftServer>>;
  beforeAll(async () => {
    swift = await startSwiftServer();
  });
  afterAll(() => swift.stop());

  testFileStore(async () => openBucketFileStore(await swift.makeBucket(), { listedAtOnce: 10 }));

  test('a bucket is also reached by its name in the host name', async () => {
    const bucket = await swift.makeBucket();
    const lookup = vi.spyOn(dns, 'lookup');
    onTestFinished(() => lookup.mockRestore());
    lookup.mockImplementation(((_host: string, _options: object, tell: Tell) => {
      tell(null, [{ address: '127.0.0.1', family: 4 }]);
    }) as unknown as typeof dns.lookup);
    const store = openBucketFileStore(swift.inHostName(bucket));
    await store.put('a/1.jpg', Buffer.from('x'));
    expect(await store.list()).toEqual(['a/1.jpg']);
    lookup.mockRestore();
    expect(await openBucketFileStore(bucket).has('a/1.jpg')).toBe(true);
  });

  test('a bucket at its quota is reported as STORAGE_FULL, and keeps the file it has', async () => {
    const bucket = await swift.makeBucket();
    const store = openBucketFileStore(bucket);
    await store.put('a/1.jpg', Buffer.from('as before'));
    await swift.limitTo(bucket, 1_000);
    await expect(store.put('a/1.jpg', Buffer.alloc(2_000))).rejects.toMatchObject({
      code: 'STORAGE_FULL',
      status: 507,
    });
    expect(Buffer.from((await store.read('a/1.jpg')) ?? []).toString()).toBe('as before');
  });

  test.each([
    ['a wrong secret', { secret: 'canary-4711' }, 'MEDIA_BUCKET_SECRET is wrong'],
    ['an unknown key', { keyId: 'dalan:nobody' }, '403'],
    ['another region', { region: 'ap-south-1' }, 'MEDIA_BUCKET_REGION is of another region'],
  ])('%s is an error that says so, and never shows the secret', async (_what, wrong, told) => {
    const bucket = { ...(await swift.makeBucket()), ...wrong };
    const store = openBucketFileStore(bucket);
    const error = await store.read('a/1.jpg').catch((reason: unknown) => reason);
    expect(String(error)).toContain(told);
    expect(String(error)).not.toContain(bucket.secret);
    await expect(store.put('a/1.jpg', Buffer.from('x'))).rejects.toThrow(told);
    await expect(store.list()).rejects.toThrow(told);
  });

  test('a bucket that does not exist is an error, and not a shop without pictures', async () => {
    const bucket = await swift.makeBucket();
    const store = openBucketFileStore({ ...bucket, url: `${bucket.url}-none` });
    for (const call of [
      () => store.read('a/1.jpg'),
      () => store.put('a/1.jpg', Buffer.from('x')),
      () => store.list(),
    ]) {
      await expect(call()).rejects.toThrow('MEDIA_BUCKET_URL names no bucket');
    }
  });

  test('a picture goes into the bucket and comes out as from a folder', async () => {
    const bucket = await swift.makeBucket();
    const server = await startServer(settingsOf(bucket));
    const admin = await logInAs(shop, 'admin');
    const upload = async () => {
      const { url, ...request } = uploadRequest(admin, await drawTestPicture().png().toBuffer());
      const { payload, ...rest } = request;
      return fetch(server.origin + url, { ...rest, body: new Uint8Array(payload) });
    };
    const uploaded = await upload();
    expect(uploaded.status).toBe(201);
    const { path } = (await uploaded.json()) as { path: string };
    const files = await openBucketFileStore(bucket).list();
    expect(files).toHaveLength(FILES_OF_A_PICTURE);
    expect(new Set(files.map((key) => key.split('/')[0]))).toEqual(new Set([mediaIdOf(path)]));
    expect(await readdir(shop.config.mediaDir).catch(() => [])).toEqual([]);

    const picture = await fetch(server.origin + path);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    const etag = picture.headers.get('etag')!;
    const again = await fetch(server.origin + path, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect((await fetch(server.origin + path.replace(/[^/]+$/, '7.jpg'))).status).toBe(404);

    await swift.limitTo(bucket, 1);
    expect((await upload()).status).toBe(507);
    // What was written of it is removed again.
    expect(await openBucketFileStore(bucket).list()).toHaveLength(FILES_OF_A_PICTURE);
    expect(await server.kill('SIGTERM')).toBe(0);
  });

  test('pictures are copied to the bucket and back, as often as one likes', async () => {
    const bucket = await swift.makeBucket();
    const store = openBucketFileStore(bucket);
    const media = await mkdtemp(join(tmpdir(), 'dalan-media-'));
    onTestFinished(() => rm(media, { recursive: true }));
    const copy = (...args: string[]) =>
      runProgram(
        'src/copy-pictures.ts',
        { DATABASE_URL: 'postgres://x/x', MEDIA_DIR: media, ...settingsOf(bucket) },
        args,
      );
    const done = (out: string) => ({ exitCode: 0, out, err: '' });

    await store.put('a/1.jpg', Buffer.from('one'));
    await store.put('a/2.jpg', Buffer.from('two'));
    expect(await copy('--to', 'folder')).toEqual(done('2 files copied, 0 were there.\n'));
    expect(await readFile(join(media, 'a/1.jpg'), 'utf8')).toBe('one');
    expect(await copy('--to', 'folder')).toEqual(done('0 files copied, 2 were there.\n'));

    // A damaged copy is found and replaced; with --only-missing nobody looks.
    await writeFile(join(media, 'a/2.jpg'), 'tow');
    await rm(join(media, 'a/1.jpg'));
    expect(await copy('--to', 'folder', '--only-missing')).toEqual(
      done('1 files copied, 1 were there.\n'),
    );
    expect(await readFile(join(media, 'a/2.jpg'), 'utf8')).toBe('tow');
    expect(await copy('--to', 'folder')).toEqual(done('1 files copied, 1 were there.\n'));
    expect(await readFile(join(media, 'a/2.jpg'), 'utf8')).toBe('two');

    await store.delete('a/1.jpg');
    expect(await copy('--to', 'bucket')).toEqual(done('1 files copied, 1 were there.\n'));
    expect(Buffer.from((await store.read('a/1.jpg')) ?? []).toString()).toBe('one');

    await swift.limitTo(bucket, 1);
    await writeFile(join(media, 'a/3.jpg'), 'three');
    const full = await copy('--to', 'bucket');
    expect(full.exitCode).toBe(1);
    expect(full.err).toMatch(
      /^The pictures are not all copied: .*refused PUT .*a\/3[.]jpg: 400 EntityTooLarge/,
    );
  });

  test('without a bucket or a direction nothing is copied', async () => {
    const env = { DATABASE_URL: 'postgres://x/x', MEDIA_DIR: '/nowhere' };
    expect(await runProgram('src/copy-pictures.ts', env, ['--to', 'bucket'])).toMatchObject({
      exitCode: 78,
      err: 'Invalid settings. MEDIA_BUCKET_URL: Name the bucket of the pictures.\n',
    });
    const withBucket = { ...env, ...settingsOf(await swift.makeBucket()) };
    expect(await runProgram('src/copy-pictures.ts', withBucket, ['--to', 'disk'])).toMatchObject({
      exitCode: 64,
      err: 'Say where to: --to bucket or --to folder.\n',
    });
  });
});

type Tell = (error: null, addresses: { address: string; family: number }[]) => void;
