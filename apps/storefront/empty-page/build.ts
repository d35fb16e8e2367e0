/**
 * Builds an empty page with the same React and router as the storefront, into `build/empty-page`:
 * the least work that a page of this shop can be. Speed is measured against it.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequestHandler } from 'react-router';
import type { ServerBuild } from 'react-router';

const folder = join(import.meta.dirname, '../build/empty-page');

const { status } = spawnSync('react-router', ['build', import.meta.dirname], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const build = (await import(join(folder, 'server/index.js'))) as ServerBuild;
const answer = await createRequestHandler(build, 'production')(new Request('http://localhost/'));
if (!answer.ok) throw new Error(`the empty page could not be rendered: ${answer.status}`);
writeFileSync(join(folder, 'client/index.html'), await answer.text());
