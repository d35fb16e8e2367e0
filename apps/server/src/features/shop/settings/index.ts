export { openSettings } from './open-settings.ts';
export type { SettingsSource } from './open-settings.ts';
export { saveSettings } from './save-settings.ts';
export { watchSettings } from './watch-settings.ts';
