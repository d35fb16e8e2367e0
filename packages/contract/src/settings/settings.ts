import { firstShopWords, firstSlides, firstTestimonials } from './default-content.ts';
import { writtenIn } from '../language/content-language.ts';
import { isEmail } from '../contact/email.ts';
import type { Language } from '../language/languages.ts';
import { defaultShop, placeholdersIn } from './shop.ts';
import type { Settings } from './settings.schema.ts';
import type { Placeholder, Shop, TranslatedField } from './shop.schema.ts';
import { checkOptionalLine } from '../text/text.ts';

export type {
  Alerts,
  Area,
  Banners,
  Delivery,
  Legal,
  LegalText,
  Payment,
  Profile,
  Settings,
  SettingsChange,
  SettingsListAnswer,
  SettingsVersion,
  Slide,
  Testimonial,
  Testimonials,
} from './settings.schema.ts';

/** Each page is one document with its own versions. */
export const settingsPages = [
  'profile',
  'delivery',
  'payment',
  'banners',
  'testimonials',
  'legal',
  'alerts',
] as const;
export type SettingsPage = (typeof settingsPages)[number];

/**
 * Pages about where money goes, what the law asks for and what customers are charged. They are
 * saved only with a fresh proof.
 */
export const pagesWithProof: readonly SettingsPage[] = ['payment', 'legal', 'delivery'];

export const slideGrounds = ['basalt', 'haldi', 'paan'] as const;
/** The drawn millstones. */
export const stones = ['jowar', 'thalipeeth', 'khapli'] as const;

export const settingsLimits = {
  lineMax: 200,
  paragraphMax: 20_000,
  rupeesMax: 1_000_000,
  areasMax: 100,
  pincodesMax: 200,
  datesOffMax: 366,
  roomKgMax: 100_000,
  walletsMax: 10,
  slidesMax: 8,
  headlineMax: 40,
  slideTextMax: 90,
  buttonMax: 30,
  testimonialsMax: 12,
  quoteMax: 300,
} as const;

export const settingsTexts = {
  nameRequired: 'Name is required',
  cityRequired: 'City is required',
  addressRequired: 'Address is required',
  phoneRequired: 'Phone number is required',
  emailRequired: 'E-mail is required',
  hoursRequired: 'Opening hours are required',
  wholePaise: 'Please use at most two decimals',
  pincodeInvalid: 'A pincode has six digits',
  pincodesRequired: 'Please add at least one pincode',
  pincodeTwice: (pincode: string, area: string) => `${pincode} is already in ${area}`,
  areaNameRequired: 'Please name the area',
  areasRequired: 'Please add an area before you turn the rule on',
  cutOffInvalid: 'Please enter a time such as 18:00',
  allDaysClosed: 'At least one day must stay open',
  dayTwice: 'Each weekday can stand here only once',
  walletRequired: 'Please name the wallet',
  upiInvalid: 'A UPI id looks like name@bank',
  idRequired: 'This part has no id',
  headlineRequired: 'Headline is required',
  textRequired: 'Text is required',
  buttonRequired: 'Button is required',
  linkInvalid: 'Please enter a link that starts with https://',
  mailInvalid: 'Please enter an e-mail such as mill@example.com',
  phoneInvalid: 'Please enter a phone number such as +91 20 5550 0142',
  pathInvalid: 'Please choose a page of the shop',
  slideRequired: 'One slide must stay shown',
  quoteRequired: 'Quotation is required',
  compositionWithoutGstin: 'The composition scheme needs a GSTIN',
  consentRequired: 'Only with the customer’s consent',
} as const;

const UPI_ID = /^[a-zA-Z0-9][a-zA-Z0-9._-]{1,63}@[a-zA-Z][a-zA-Z0-9.-]{1,63}$/;

export function checkUpiId(value: string): string | undefined {
  return UPI_ID.test(value)
    ? checkOptionalLine(value, settingsLimits.lineMax)
    : settingsTexts.upiInvalid;
}

/** The links, addresses and numbers that customers tap. An empty one is shown nowhere. */
export const tappedChecks = {
  link: (value: string) =>
    value === '' || isHttpsLink(value)
      ? checkOptionalLine(value, settingsLimits.lineMax)
      : settingsTexts.linkInvalid,
  email: (value: string) =>
    value === '' || isEmail(value.trim()) ? undefined : settingsTexts.mailInvalid,
  phone: (value: string) =>
    value === '' || TELEPHONE.test(value.trim()) ? undefined : settingsTexts.phoneInvalid,
} as const;

const TELEPHONE = /^\+?[\d ()-]{6,20}$/;

function isHttpsLink(value: string): boolean {
  return /^https:\/\/[^\s\\]+$/i.test(value) && URL.canParse(value);
}

/** What customers see of the profile, the payment and the legal page, in their language. */
export function shopOf({ profile, payment, legal }: Settings, language: Language = 'en'): Shop {
  const { name, nameMr, phone, whatsapp, email, openFrom, openTo } = profile;
  const { mapLatitude, mapLongitude, instagram, facebook } = profile;
  const { fssaiLicence, gstin, grievancePhone, grievanceEmail } = legal;
  const words = {
    tagline: writtenIn(profile, 'tagline', language),
    city: writtenIn(profile, 'city', language),
    address: writtenIn(profile, 'address', language),
    grievanceOfficer: officerIn(legal, language),
  };
  const untranslated = (Object.keys(words) as TranslatedField[]).filter(
    (field) => words[field].lang !== language,
  );
  return {
    ...{ name, nameMr, phone, whatsapp, email, openFrom, openTo, mapLatitude, mapLongitude },
    // The link may have been saved before links were checked, or come from SHOP_INSTAGRAM.
    instagram: isHttpsLink(instagram) ? instagram : '',
    facebook: isHttpsLink(facebook) ? facebook : '',
    tagline: words.tagline.text,
    city: words.city.text,
    address: words.address.text,
    grievanceOfficer: words.grievanceOfficer.text,
    ...(untranslated.length > 0 && { untranslated }),
    upiId: payment.upiId,
    ...(payment.upiCode && { upiCode: payment.upiCode }),
    wallets: payment.wallets,
    fssaiLicence,
    gstin,
    // Empty fields are left out, because every page carries the shop.
    ...(grievancePhone && { grievancePhone }),
    ...(grievanceEmail && { grievanceEmail }),
  };
}

/** The default officer names nobody. It has words in each language until it is replaced. */
function officerIn(legal: Settings['legal'], language: Language) {
  const own = writtenIn(legal, 'grievanceOfficer', language);
  if (own.lang === language || own.text !== defaultShop.grievanceOfficer) return own;
  const named = { ...firstShopWords.grievanceOfficer, grievanceOfficer: own.text };
  return writtenIn(named, 'grievanceOfficer', language);
}

/** Also finds a made-up address in another language, once the English one is real. */
export function placeholdersOf(settings: Settings): Placeholder[] {
  const found = placeholdersIn(shopOf(settings));
  if (settings.profile.address === defaultShop.address) return found;
  const { addressMr, addressHi } = firstShopWords.address;
  const { profile } = settings;
  const left = profile.addressMr === addressMr ? addressMr : profile.addressHi;
  if (left !== addressMr && left !== addressHi) return found;
  return [...found, { what: 'Address', page: 'profile', value: left }];
}

/** The settings of a new shop. `shop` comes from SHOP_* variables. */
export function firstSettings(shop: Shop = defaultShop): Settings {
  const { upiId, wallets, fssaiLicence, gstin, grievanceOfficer, ...rest } = shop;
  const {
    grievancePhone = '',
    grievanceEmail = '',
    untranslated: _untranslated,
    upiCode: _upiCode,
    ...profile
  } = rest;
  // Words from SHOP_* variables have no translation.
  const first = <Field extends 'tagline' | 'city' | 'address'>(field: Field) =>
    shop[field] === defaultShop[field] ? firstShopWords[field] : undefined;
  return {
    profile: { ...profile, ...first('tagline'), ...first('city'), ...first('address') },
    delivery: {
      isOn: false,
      areas: [],
      freeFrom: null,
      smallestOrder: null,
      cutOff: '18:00',
      daysOff: [],
      datesOff: [],
      roomKg: null,
    },
    payment: { upiId, wallets },
    banners: { slides: [...firstSlides] },
    testimonials: { testimonials: [...firstTestimonials] },
    legal: {
      fssaiLicence,
      gstin,
      grievanceOfficer,
      grievancePhone,
      grievanceEmail,
      deliveryAndRefunds: { text: '', isSample: true, asOf: null },
      privacy: { text: '', isSample: true, asOf: null },
      terms: { text: '', isSample: true, asOf: null },
      accessibility: { text: '', isSample: true, asOf: null },
    },
    alerts: { email: '', lowStock: true, failedMail: true, newMessages: true },
  };
}
