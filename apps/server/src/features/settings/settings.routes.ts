import { endpoints } from '@dalan/contract/endpoints';
import { pagesWithProof } from '@dalan/contract/settings/settings';
import {
  SettingsChange,
  SettingsListAnswer,
  SettingsPageParams,
  SettingsVersionAnswer,
} from '@dalan/contract/settings/settings.schema';
import type { Shop } from '@dalan/contract/settings/shop';
import type { Db } from '../../platform/db/database.ts';
import { callerOf } from '../../platform/http/access.ts';
import { routeFor } from '../../platform/http/route.ts';
import type { Api } from '../../platform/http/route.ts';
import { proofRequired } from '../../platform/shop-error.ts';
import { listSettings, listSettingsHistory } from './list-settings.ts';
import type { SettingsSource } from './open-settings.ts';
import { saveSettings } from './save-settings.ts';
import type { OnSaved } from './save-settings.ts';

/** Legal texts in Devanagari: three bytes a letter. */
const SETTINGS_MAX_BYTES = 64 * 1024;

type SettingsRoutes = {
  db: Db;
  firstShop: Shop;
  settings: SettingsSource;
  onSaved: OnSaved;
};

export function settingsRoutes(
  app: Api,
  { db, firstShop, settings, onSaved }: SettingsRoutes,
): void {
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
      const saved = await saveSettings(db, { actorId, firstShop, onSaved, ...request.body });
      await settings.refresh();
      return saved;
    },
  });
}
