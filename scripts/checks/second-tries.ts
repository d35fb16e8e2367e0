import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';

type Options = { allowed: number };

const LINES_OF_AN_ERROR = 12;

/**
 * Names every journey that passed only on its second try, and fails the run if there are more than
 * allowed. It comes before the list reporter, which prints last.
 */
export default class SecondTries implements Reporter {
  readonly #allowed: number;
  #suite: Suite | undefined;

  constructor({ allowed }: Options) {
    this.#allowed = allowed;
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  printsToStdio(): boolean {
    return false;
  }

  async onEnd(): Promise<Partial<FullResult> | undefined> {
    const tests = this.#suite?.allTests() ?? [];
    const again = tests.filter((test) => test.outcome() === 'flaky');
    console.log(`\nNeeded a second try: ${again.length}, allowed ${this.#allowed}.`);
    for (const test of again) console.log(`  ${test.titlePath().filter(Boolean).join(' › ')}`);
    if (again.length <= this.#allowed) return undefined;
    console.log('Too many needed a second try: the run fails. Mend these journeys, or the shop.');
    return { status: 'failed' };
  }

  /** Says once more, after all reports, why journeys failed: a long log is often cut at its start. */
  async onExit(): Promise<void> {
    const failed = (this.#suite?.allTests() ?? []).filter((test) => !test.ok());
    for (const test of failed) {
      console.log(`\nFailed: ${test.titlePath().filter(Boolean).join(' › ')}`);
      for (const { error } of test.results) console.log(shorten(error?.message ?? ''));
    }
  }
}

function shorten(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n').filter(Boolean);
  return lines.slice(0, LINES_OF_AN_ERROR).join('\n');
}
