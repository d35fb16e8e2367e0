type Entry = { at: Date; work: () => Promise<void> };

/** Work in the order of its times. Each piece of work may add more. */
export class Agenda {
  readonly #until: Date;
  readonly #tick: (at: Date) => Promise<void>;
  #entries: Entry[] = [];

  /** Nothing happens after `until`. */
  constructor(until: Date, tick: (at: Date) => Promise<void>) {
    this.#until = until;
    this.#tick = tick;
  }

  add(at: Date, work: () => Promise<void>): void {
    if (at <= this.#until) this.#entries.push({ at, work });
  }

  /** Runs one piece at a time, so that the history is in the order of its times. */
  async run(): Promise<void> {
    for (let next = this.#earliest(); next !== undefined; next = this.#earliest()) {
      await this.#tick(next.at);
      await next.work();
    }
  }

  #earliest(): Entry | undefined {
    const [first, ...others] = this.#entries;
    if (first === undefined) return undefined;
    const earliest = others.reduce((best, entry) => (entry.at < best.at ? entry : best), first);
    this.#entries = this.#entries.filter((entry) => entry !== earliest);
    return earliest;
  }
}
