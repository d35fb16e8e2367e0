import { endpoint, owner } from '../endpoint.ts';
import type { Nothing } from '../endpoint.ts';
import type { LanguageQuery } from '../language/languages.ts';
import type { HomeContent } from './home.ts';
import type { SettingsChange, SettingsListAnswer, SettingsVersion } from './settings.ts';
import type { Setup, Shop } from './shop.ts';

type OfPage = { params: { page: string } };

export const settingsEndpoints = {
  getShop: endpoint<Nothing, Shop>('GET', '/api/shop', 'public'),
  getSetup: endpoint<Nothing, Setup>('GET', '/api/admin/setup', 'admin', owner),

  getHome: endpoint<{ query?: LanguageQuery }, HomeContent>('GET', '/api/home', 'public'),

  listSettings: endpoint<Nothing, SettingsListAnswer>('GET', '/api/admin/settings', 'admin', owner),
  listSettingsHistory: endpoint<OfPage, SettingsListAnswer>(
    'GET',
    '/api/admin/settings/:page/history',
    'admin',
    owner,
  ),
  saveSettings: endpoint<{ body: SettingsChange }, SettingsVersion>(
    'PUT',
    '/api/admin/settings',
    'admin',
    owner,
  ),
};
