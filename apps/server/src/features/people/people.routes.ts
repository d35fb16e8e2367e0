import type { Parts } from '../../open-parts.ts';
import { createConcurrencyLimit } from '../../platform/concurrency-limit.ts';
import type { Api } from '../../platform/http/route.ts';
import { shopNameIn } from '../letters/mail-frame/index.ts';
import { accountRoutes } from './accounts/accounts.routes.ts';
import { createPasswords } from './accounts/index.ts';
import { passwordRoutes } from './accounts/passwords/password.routes.ts';
import { ownDataRoutes } from './own-data/own-data.routes.ts';
import { relyingPartyOf } from './passkeys/index.ts';
import { passkeyRoutes } from './passkeys/passkeys.routes.ts';
import { staffRoutes } from './staff/staff.routes.ts';

export function peopleRoutes(app: Api, parts: Parts): void {
  const { config, db, events, findCaller, limits, settings } = parts;
  const accounts = {
    db,
    passwords: createPasswords(createConcurrencyLimit(config.hashing)),
    passwordsOnKnownDevices: createPasswords(createConcurrencyLimit(config.hashingOnKnownDevices)),
    limits,
    waits: parts.waits,
    cookies: parts.cookies,
  };
  const relyingParty = relyingPartyOf(config.publicOrigin, config.shop.name);

  accountRoutes(app, { ...accounts, findCaller, events });
  passwordRoutes(app, { ...accounts, sendsMail: config.mail.smtpUrl !== undefined });
  passkeyRoutes(app, { ...accounts, relyingParty });
  staffRoutes(app, { ...accounts, relyingParty, events });
  ownDataRoutes(app, {
    db,
    shopName: (language) => shopNameIn(language, settings.shop()),
    limit: limits.dataFilesPerAccount,
  });
}
