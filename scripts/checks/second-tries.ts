import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';

type Options = { allowed: number };

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
}
