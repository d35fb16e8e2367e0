type Entry = { at: Date; work: () => Promise<void> };

/** Work in the order of its times. Each piece of work may add more. */
export class Agenda {
  readonly #until: Date;
  readonly #tick: (at: Date) => Promise<void>;
  /** Sorted, the earliest last. */
  readonly #entries: Entry[] = [];

  /** Nothing happens after `until`. */
  constructor(until: Date, tick: (at: Date) => Promise<void>) {
    this.#until = until;
    this.#tick = tick;
  }

  /** Work of the same moment is done in the order in which it was added. */
  add(at: Date, work: () => Promise<void>): void {
    if (at > this.#until) return;
    this.#entries.splice(this.#countLaterThan(at), 0, { at, work });
  }

  /** Runs one piece at a time, so that the history is in the order of its times. */
  async run(): Promise<void> {
    for (let next = this.#entries.pop(); next !== undefined; next = this.#entries.pop()) {
      await this.#tick(next.at);
      await next.work();
    }
  }

  /** Halves the sorted entries: the weeks of the demo have thousands. */
  #countLaterThan(at: Date): number {
    let from = 0;
    let to = this.#entries.length;
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      const entry = this.#entries[middle];
      if (entry !== undefined && entry.at > at) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
