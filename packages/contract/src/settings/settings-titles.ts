import type { SettingsPage } from './settings.ts';

/** Separate from the other texts, to keep them out of the panel's bundle. */
export const settingsTitles: Record<SettingsPage, string> = {
  profile: 'Profile and hours',
  delivery: 'Delivery',
  payment: 'Payment',
  banners: 'Banners',
  testimonials: 'Testimonials',
  legal: 'Legal lines',
  alerts: 'Alerts',
};
