import { firstSettings, settingsPages, shopOf } from '@dalan/contract/settings/settings';
import type { Settings, SettingsPage } from '@dalan/contract/settings/settings';
import type { Shop } from '@dalan/contract/settings/shop';
import type { Db } from '../../../platform/db/database.ts';
import { readCurrentSettings } from './read-current-settings.ts';
import { getSettingsRevision } from './settings.queries.ts';

type SettingsOptions = {
  db: Db;
  /** Values of pages that were never saved. They come from the SHOP_* variables. */
  firstShop: Shop;
  pollMs: number;
  log: { warn: (details: object, message: string) => void };
};

/** The version in use of each page; 0 for the first values. */
export type Versions = Record<SettingsPage, number>;

/**
 * The settings in memory. Every process polls for changes once a second, so that visitors cause no
 * queries, and a save reaches all processes within two seconds.
 */
class SettingsSnapshot {
  readonly #options: SettingsOptions;
  #settings: Settings;
  #shop: Shop;
  #versions: Versions;
  #revision = '';
  #reading: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isFailing = false;
  #isClosed = false;

  constructor(options: SettingsOptions) {
    this.#options = options;
    this.#settings = firstSettings(options.firstShop);
    this.#shop = shopOf(this.#settings);
    this.#versions = noVersions();
    void this.#poll();
  }

  readonly current = (): Settings => this.#settings;

  readonly shop = (): Shop => this.#shop;

  versions(): Versions {
    return this.#versions;
  }

  /** The delivery rule with its version, for placing orders. */
  readonly delivery = {
    current: () => ({ rule: this.#settings.delivery, version: this.#versions.delivery }),
    refresh: () => this.refresh(),
  };

  /** Part of the page cache's revision. */
  revision(): string {
    return this.#revision;
  }

  /** When this resolves, this process uses every version committed before the call. */
  refresh(): Promise<void> {
    this.#reading = this.#reading.then(() => this.#read());
    return this.#reading;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#reading;
  }

  async #poll(): Promise<void> {
    await this.refresh();
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#poll(), this.#options.pollMs).unref();
  }

  /** Never throws: if the database is down, the last settings stay and the failure is logged once. */
  async #read(): Promise<void> {
    if (this.#isClosed) return;
    const { db, firstShop, log } = this.#options;
    try {
      // The revision is read first: a newer version is then read twice at worst, and none is
      // missed.
      const revision = await getSettingsRevision(db);
      if (revision !== this.#revision) {
        const settings = firstSettings(firstShop);
        const versions = noVersions();
        for (const { newest, used, isUnreadable } of await readCurrentSettings(db)) {
          const { page } = newest;
          Object.assign(settings, { [page]: used?.document ?? settings[page] });
          versions[page] = used?.version ?? 0;
          if (!isUnreadable) continue;
          const details = { page, version: newest.version, usedVersion: versions[page] };
          log.warn(details, 'page of the settings not readable: using an earlier version');
        }
        this.#settings = settings;
        this.#shop = shopOf(settings);
        this.#versions = versions;
        this.#revision = revision;
      }
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) log.warn({ err: error }, 'settings not readable: using the last ones');
      this.#isFailing = true;
    }
  }
}

export type SettingsSource = Pick<
  SettingsSnapshot,
  'current' | 'shop' | 'versions' | 'delivery' | 'revision' | 'refresh' | 'close'
>;

export function openSettings(options: SettingsOptions): SettingsSource {
  return new SettingsSnapshot(options);
}

function noVersions(): Versions {
  return Object.fromEntries(settingsPages.map((page) => [page, 0])) as Versions;
}
