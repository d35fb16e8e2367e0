/** Fails where a package that runs in production has a known grave hole. */
import { spawnSync } from 'node:child_process';
import { readAudit } from './npm-advisories.ts';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  timeout: 60_000,
});
const verdict = readAudit(stdout);
if (verdict.isKnown) {
  for (const line of verdict.grave) console.log(line);
  console.log(`advisories: ${verdict.grave.length} grave holes known`);
  process.exitCode = verdict.grave.length === 0 ? 0 : 1;
} else {
  console.log(`advisories: NOT CHECKED, the registry did not say (${verdict.reason})`);
}
