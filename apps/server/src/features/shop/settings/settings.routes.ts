import { endpoints } from '@dalan/contract/endpoints';
import { LanguageQuery } from '@dalan/contract/language/languages.schema';
import { homeOf } from '@dalan/contract/settings/home';
import { HomeContent } from '@dalan/contract/settings/home.schema';
import { sampleTexts } from '@dalan/contract/settings/legal';
import { pagesWithProof, placeholdersOf } from '@dalan/contract/settings/settings';
import {
  SettingsChange,
  SettingsListAnswer,
  SettingsPageParams,
  SettingsVersionAnswer,
} from '@dalan/contract/settings/settings.schema';
import { Setup, Shop } from '@dalan/contract/settings/shop.schema';
import { settingsTitles } from '@dalan/contract/settings/settings-titles';
import type { Placeholder } from '@dalan/contract/settings/shop';
import type { Db } from '../../../platform/db/database.ts';
import { callerOf } from '../../../platform/http/access.ts';
import { routeFor } from '../../../platform/http/route.ts';
import type { Api } from '../../../platform/http/route.ts';
import { proofRequired } from '../../../platform/shop-error.ts';
import type { Events } from '../../events.ts';
import { listSettings, listSettingsHistory } from './list-settings.ts';
import type { SettingsSource } from './open-settings.ts';
import { saveSettings } from './save-settings.ts';

/** Legal texts in Devanagari take three bytes a letter. */
const SETTINGS_MAX_BYTES = 64 * 1024;

type SettingsRoutes = {
  db: Db;
  firstShop: Shop;
  settings: SettingsSource;
  events: Events;
  /** False in a demo or a test, where placeholders are no fault. */
  isPublic: boolean;
};

export function settingsRoutes(app: Api, options: SettingsRoutes): void {
  const { db, firstShop, settings, events, isPublic } = options;
  const placeholders = () => (isPublic ? placeholdersOf(settings.current()) : []);
  app.addHook('onListen', async () => {
    await settings.refresh();
    logPlaceholders(app.log, placeholders());
  });

  app.route({
    ...routeFor(endpoints.getShop, { schema: { response: { 200: Shop } } }),
    handler: () => settings.shop(),
  });

  app.route({
    ...routeFor(endpoints.getHome, {
      schema: { querystring: LanguageQuery, response: { 200: HomeContent } },
    }),
    handler: ({ query }) => homeOf(settings.current(), query.language),
  });

  app.route({
    ...routeFor(endpoints.getSetup, { schema: { response: { 200: Setup } } }),
    handler: () => ({ placeholders: placeholders(), samples: sampleTexts(settings.current()) }),
  });

  app.route({
    ...routeFor(endpoints.listSettings, { schema: { response: { 200: SettingsListAnswer } } }),
    handler: async () => ({ data: await listSettings(db, firstShop) }),
  });

  app.route({
    ...routeFor(endpoints.listSettingsHistory, {
      schema: { params: SettingsPageParams, response: { 200: SettingsListAnswer } },
    }),
    handler: async (request) => ({
      data: await listSettingsHistory(db, firstShop, request.params.page),
    }),
  });

  app.route({
    ...routeFor(endpoints.saveSettings, {
      bodyLimit: SETTINGS_MAX_BYTES,
      schema: { body: SettingsChange, response: { 200: SettingsVersionAnswer } },
    }),
    handler: async (request) => {
      const { userId: actorId, hasFreshProof } = callerOf(request);
      if (!hasFreshProof && pagesWithProof.includes(request.body.page)) throw proofRequired();
      const saved = await saveSettings(db, { actorId, firstShop, events, ...request.body });
      await settings.refresh();
      return saved;
    },
  });
}

type Log = { error: (details: object, message: string) => void };

/** Tells the operator. The panel shows the same to the owner. */
function logPlaceholders(log: Log, placeholders: Placeholder[]): void {
  for (const { what, page, value } of placeholders) {
    log.error(
      { setting: `Settings, ${settingsTitles[page]}`, value },
      `${what} is still a placeholder and visible to customers`,
    );
  }
}
