import { execFile, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { AwsV4Signer } from 'aws4fetch';
import { expect } from 'vitest';
import type { Bucket } from '../../src/integrations/file-store/bucket-file-store.ts';
import { freePort } from '../database/embedded-postgres.ts';

const run = promisify(execFile);
const KINDS = ['account', 'container', 'object'] as const;
const isInstalled = (program: string) =>
  spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/** OpenStack Swift speaks S3, and Debian has it. */
export const hasSwift = ['proxy', ...KINDS].every((kind) => isInstalled(`swift-${kind}-server`));

const ACCOUNT = 'dalan';
const KEY = { keyId: `${ACCOUNT}:pictures`, secret: 'secret-of-the-bucket' };

/** Each has one partition, with the number 0. swift-ring-builder does the same in a program for each step. */
const MAKE_RINGS = `
import sys
from swift.common.ring import RingBuilder
for place in sys.argv[2:]:
    kind, port = place.split(':')
    ring = RingBuilder(0, 1, 1)
    ring.add_dev(dict(region=1, zone=1, weight=1, ip='127.0.0.1', port=int(port), device='one'))
    ring.rebalance()
    ring.get_ring().save(f'{sys.argv[1]}/{kind}.ring.gz')
`;

/** Swift with one disk, on a temporary folder. */
export async function startSwiftServer() {
  const folder = await mkdtemp(join(tmpdir(), 'dalan-swift-'));
  await mkdir(join(folder, 'disks/one'), { recursive: true });
  const ports = { proxy: await freePort(), account: 0, container: 0, object: 0 };
  for (const kind of KINDS) ports[kind] = await freePort();
  await run(
    'python3',
    ['-c', MAKE_RINGS, folder, ...KINDS.map((kind) => `${kind}:${ports[kind]}`)],
    {
      env: { PATH: '/usr/bin' },
    },
  );
  const common = (port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
swift_dir = ${folder}
devices = ${folder}/disks
recon_cache_path = ${folder}
mount_check = false
user = ${userInfo().username}
log_address = ${folder}/no-log
`;
  const settings = {
    ...Object.fromEntries(KINDS.map((kind) => [kind, partOf(kind)])),
    proxy: `[pipeline:main]
pipeline = catch_errors cache s3api tempauth container-quotas proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
# It is only asked for. Nothing answers there, so that nothing is kept.
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
storage_domain = bucket.example
[filter:tempauth]
use = egg:swift#tempauth
user_${ACCOUNT}_pictures = ${KEY.secret} .admin
[filter:container-quotas]
use = egg:swift#container_quotas
`,
  };
  const processes: ChildProcess[] = [];
  for (const [kind, text] of Object.entries(settings)) {
    const file = join(folder, `${kind}.conf`);
    await writeFile(file, common(ports[kind as keyof typeof ports]) + text);
    processes.push(spawn(`swift-${kind}-server`, [file], { stdio: 'ignore' }));
  }
  const origin = `http://127.0.0.1:${ports.proxy}`;
  const stop = async () => {
    for (const child of processes) {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    for (const port of Object.values(ports)) await waitFor(port, processes);
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    /** A new and empty bucket. */
    makeBucket: async (): Promise<Bucket & { name: string }> => {
      const name = `pictures-${randomUUID()}`;
      const bucket = { name, url: `${origin}/${name}`, region: 'us-east-1', ...KEY };
      await callAs(bucket, 'PUT');
      return bucket;
    },
    /** The same bucket with its name in the host name, which no name server knows. */
    inHostName: (bucket: Bucket & { name: string }): Bucket => ({
      ...bucket,
      url: `http://${bucket.name}.bucket.example:${ports.proxy}`,
    }),
    /** The bucket takes no more than so many bytes. S3 has no word for it, so Swift is told behind it. */
    limitTo: async (bucket: Bucket & { name: string }, bytes: number) => {
      const path = `one/0/AUTH_${ACCOUNT}/${bucket.name}`;
      const answer = await fetch(`http://127.0.0.1:${ports.container}/${path}`, {
        method: 'POST',
        headers: {
          'x-timestamp': (Date.now() / 1_000).toFixed(5),
          'x-container-meta-quota-bytes': String(bytes),
        },
      });
      expect(answer.status).toBe(204);
    },
    stop,
  };
}

function partOf(kind: string): string {
  return `[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;
}

async function waitFor(port: number, processes: ChildProcess[]): Promise<void> {
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (processes.some(({ exitCode }) => exitCode !== null)) throw new Error('Swift ended');
    await delay(50);
  }
}

async function callAs(bucket: Bucket, method: string): Promise<void> {
  const { url, headers } = await new AwsV4Signer({
    url: bucket.url,
    method,
    headers: { 'x-amz-content-sha256': createHash('sha256').update('').digest('hex') },
    service: 's3',
    region: bucket.region,
    accessKeyId: bucket.keyId,
    secretAccessKey: bucket.secret,
  }).sign();
  const answer = await fetch(url, { method, headers });
  expect(answer.ok, await answer.text()).toBe(true);
}
