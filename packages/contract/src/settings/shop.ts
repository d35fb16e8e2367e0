import type { Placeholder, Shop } from './shop.schema.ts';
import { everyDay } from './shop.texts.ts';

export { promises } from './shop.texts.ts';
export type { Placeholder, Setup, Shop, TranslatedField } from './shop.schema.ts';

export const defaultShop: Shop = {
  name: 'Dalan',
  nameMr: 'दळण',
  tagline: 'Stone-ground flour from a small mill in Kasba Peth, Pune.',
  city: 'Pune',
  address: '12 Jatyachi Aali, Kasba Peth, Pune 411011',
  phone: '+91 20 5550 0142',
  whatsapp: '+91 55500 00142',
  email: 'hello@dalan.example',
  openFrom: '10:00 AM',
  openTo: '8:00 PM',
  mapLatitude: 18.5196,
  mapLongitude: 73.8567,
  instagram: 'https://www.instagram.com/dalan.example',
  facebook: 'https://www.facebook.com/dalan.example',
  fssaiLicence: '00000000000000',
  gstin: '',
  upiId: '',
  wallets: [],
  grievanceOfficer: 'The owner',
};

/** Details that the owner of a real shop must replace: the defaults above are made up. */
const REQUIRED_DETAILS: Partial<Record<keyof Shop, string>> = {
  fssaiLicence: 'FSSAI licence',
  phone: 'Phone number',
  whatsapp: 'WhatsApp number',
  email: 'E-mail',
  address: 'Address',
  instagram: 'Instagram',
  facebook: 'Facebook',
};
const PLACEHOLDER_VALUE = /^0+$|\.example$/;

export function placeholdersIn(shop: Shop): Placeholder[] {
  return (Object.entries(REQUIRED_DETAILS) as [keyof Shop, string][])
    .map(([field, what]) => ({ field, what, value: String(shop[field]) }))
    .filter(({ field, value }) => value === defaultShop[field] || PLACEHOLDER_VALUE.test(value))
    .map(({ field, what, value }) => {
      return { what, value, page: field === 'fssaiLicence' ? 'legal' : 'profile' };
    });
}

export function openingHours({ openFrom, openTo }: Shop): string {
  return everyDay(openFrom, openTo);
}
