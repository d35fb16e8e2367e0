import { endpoint, owner } from './endpoint.ts';
import type { SettingsChange, SettingsListAnswer, SettingsVersion } from './settings.ts';

type OfPage = { params: { page: string } };
type Nothing = Record<never, never>;

export const settingsEndpoints = {
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
