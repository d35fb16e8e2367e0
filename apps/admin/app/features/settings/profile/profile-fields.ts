import { FIRST_SCALE_STEP } from '@dalan/contract/desk/counter';
import { settingsLimits, settingsTexts, tappedChecks } from '@dalan/contract/settings/settings';
import type { Profile } from '@dalan/contract/settings/settings';
import { checkLine, checkOptionalLine } from '@dalan/contract/text/text';
import { fieldOf } from '../framework/index.ts';
import type { Errors, Field } from '../framework/index.ts';
import { profileTexts } from './profile-texts.ts';

const field = fieldOf<Profile>();

const fields: Field<Profile>[] = [
  field('name', 'Name'),
  field('nameMr', 'Marathi name'),
  field('tagline', 'Line below the name'),
  field('taglineMr', 'Line below the name, Marathi'),
  field('taglineHi', 'Line below the name, Hindi'),
  field('city', 'City'),
  field('cityMr', 'City, Marathi'),
  field('cityHi', 'City, Hindi'),
  field('address', 'Address'),
  field('addressMr', 'Address, Marathi'),
  field('addressHi', 'Address, Hindi'),
  field('phone', 'Phone number'),
  field('whatsapp', 'WhatsApp number'),
  field('email', 'E-mail'),
  field('openFrom', 'Open from'),
  field('openTo', 'Open to'),
  field('mapLatitude', 'Latitude'),
  field('mapLongitude', 'Longitude'),
  field('instagram', 'Instagram'),
  field('facebook', 'Facebook'),
  {
    ...field('floursForVisitors', profileTexts.floursForVisitors),
    // A profile that was saved before this field existed lacks it, which means off.
    read: ({ floursForVisitors = false }) => floursForVisitors,
  },
  {
    ...field('scaleStepGrams', profileTexts.scaleStep),
    read: ({ scaleStepGrams = FIRST_SCALE_STEP }) => scaleStepGrams,
  },
];

export const profileFields = () => fields;

const { lineMax } = settingsLimits;

/** Repeats the contract's rules. */
export function checkProfile(profile: Profile): Errors {
  const { phone, whatsapp, email, instagram, facebook, mapLatitude, mapLongitude } = profile;
  return {
    name: checkLine(profile.name, lineMax, settingsTexts.nameRequired),
    nameMr: checkOptionalLine(profile.nameMr, lineMax),
    tagline: checkOptionalLine(profile.tagline, lineMax),
    taglineMr: checkOptionalLine(profile.taglineMr ?? '', lineMax),
    taglineHi: checkOptionalLine(profile.taglineHi ?? '', lineMax),
    city: checkLine(profile.city, lineMax, settingsTexts.cityRequired),
    cityMr: checkOptionalLine(profile.cityMr ?? '', lineMax),
    cityHi: checkOptionalLine(profile.cityHi ?? '', lineMax),
    address: checkLine(profile.address, lineMax, settingsTexts.addressRequired),
    addressMr: checkOptionalLine(profile.addressMr ?? '', lineMax),
    addressHi: checkOptionalLine(profile.addressHi ?? '', lineMax),
    phone: checkLine(phone, lineMax, settingsTexts.phoneRequired) ?? tappedChecks.phone(phone),
    whatsapp: tappedChecks.phone(whatsapp),
    email: checkLine(email, lineMax, settingsTexts.emailRequired) ?? tappedChecks.email(email),
    openFrom: checkLine(profile.openFrom, lineMax, settingsTexts.hoursRequired),
    openTo: checkLine(profile.openTo, lineMax, settingsTexts.hoursRequired),
    mapLatitude: isWithin(mapLatitude, 90) ? undefined : profileTexts.latitudeInvalid,
    mapLongitude: isWithin(mapLongitude, 180) ? undefined : profileTexts.longitudeInvalid,
    instagram: tappedChecks.link(instagram),
    facebook: tappedChecks.link(facebook),
  };
}

/** The value is null while its field is empty. */
function isWithin(value: number | null, max: number): boolean {
  return value !== null && Math.abs(value) <= max;
}
