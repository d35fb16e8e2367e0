import type { Parts } from '../../open-parts.ts';
import type { Api } from '../../platform/http/route.ts';
import { catalogRoutes } from './catalog/catalog.routes.ts';
import { productImportRoutes } from './catalog/import/import.routes.ts';
import { createImportThread } from './catalog/index.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { deliveryRoutes } from './delivery/delivery.routes.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';

export async function shopRoutes(app: Api, parts: Parts): Promise<void> {
  const { config, db, catalog, limits } = parts;
  const { uploadTimeoutMs } = config.requests;

  settingsRoutes(app, { ...parts, firstShop: config.shop, isPublic: config.isPublic });
  deliveryRoutes(app, parts);
  catalogRoutes(app, parts);
  await productImportRoutes(app, {
    run: createImportThread(config),
    catalog,
    uploadTimeoutMs,
  });
  await mediaRoutes(app, {
    media: { db, fileStore: parts.fileStore },
    limit: limits.uploadsPerAdmin,
    uploadTimeoutMs,
  });
  contactRoutes(app, parts);
}
