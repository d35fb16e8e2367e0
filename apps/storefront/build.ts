/** Builds the storefront once per language, into `build/<language>`, then its service worker. */
import { spawnSync } from 'node:child_process';
import { languages } from '@dalan/contract/language/languages';
import type { Language } from '@dalan/contract/language/languages';

function run(command: string, words: string[], language: Language = 'en'): void {
  const env = { ...process.env, STOREFRONT_LANGUAGE: language };
  const { status } = spawnSync(command, words, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

for (const language of languages) run('react-router', ['build'], language);
run('vite', ['build', '--config', 'worker.config.ts']);
