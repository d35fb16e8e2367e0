/** Builds the storefront once per language, into `build/<language>`. */
import { spawnSync } from 'node:child_process';
import { languages } from '@dalan/contract/languages';

for (const language of languages) {
  const { status } = spawnSync('react-router', ['build'], {
    stdio: 'inherit',
    env: { ...process.env, STOREFRONT_LANGUAGE: language },
  });
  if (status !== 0) process.exit(status ?? 1);
}
