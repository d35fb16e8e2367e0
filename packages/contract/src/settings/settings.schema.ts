import * as z from 'zod';
import { drawings } from './home.ts';
import { scaleSteps } from '../desk/counter.ts';
import { errorTexts } from '../errors.ts';
import { Language } from '../language/languages.schema.ts';
import { isWholePaise } from '../money/money.ts';
import { ownPathOf } from '../pages/own-path.ts';
import { BANK_CODE_MAX, checkUpiSettings } from '../payments/bank-code.ts';
import {
  settingsLimits,
  settingsPages,
  settingsTexts,
  slideGrounds,
  stones,
  tappedChecks,
} from './settings.ts';
import type { SettingsPage } from './settings.ts';
import { checkOptionalLine, checkParagraph } from '../text/text.ts';
import { checked, Id } from '../text/text.schema.ts';

const { lineMax, paragraphMax } = settingsLimits;

function line(required: string, max: number = lineMax) {
  return checked((value) => (value.trim() === '' ? required : checkOptionalLine(value, max)));
}
const optionalLine = (max: number = lineMax) => checked((value) => checkOptionalLine(value, max));
const optionalParagraph = checked((value) =>
  value.trim() === '' ? undefined : checkParagraph(value, paragraphMax, ''),
);

export const Rupees = z
  .number()
  .min(0)
  .max(settingsLimits.rupeesMax)
  .refine(isWholePaise, settingsTexts.wholePaise);

export const Profile = z.strictObject({
  name: line(settingsTexts.nameRequired),
  nameMr: optionalLine(),
  tagline: optionalLine(),
  taglineMr: optionalLine().optional(),
  taglineHi: optionalLine().optional(),
  city: line(settingsTexts.cityRequired),
  cityMr: optionalLine().optional(),
  cityHi: optionalLine().optional(),
  address: line(settingsTexts.addressRequired),
  addressMr: optionalLine().optional(),
  addressHi: optionalLine().optional(),
  phone: line(settingsTexts.phoneRequired),
  whatsapp: optionalLine(),
  email: line(settingsTexts.emailRequired),
  openFrom: line(settingsTexts.hoursRequired),
  openTo: line(settingsTexts.hoursRequired),
  mapLatitude: z.number().min(-90).max(90),
  mapLongitude: z.number().min(-180).max(180),
  instagram: optionalLine(),
  facebook: optionalLine(),
  /** If absent or false, visitors who open a flour are sent to the log-in. */
  floursForVisitors: z.boolean().optional(),
  /** What the scale at the counter weighs by, in grams. 10 if absent. */
  scaleStepGrams: z.literal([...scaleSteps]).optional(),
});
export type Profile = z.infer<typeof Profile>;

const DAY_TEXT = 'Must be a date: 2026-11-14';

/** A date without a time, in the shop's time zone. Its years are ones that PostgreSQL can store. */
export const Day = z.iso.date(DAY_TEXT).refine((day) => day >= '1900' && day < '2200', DAY_TEXT);
export const Pincode = z.string().regex(/^[1-9]\d{5}$/, settingsTexts.pincodeInvalid);

const Area = z.strictObject({
  name: line(settingsTexts.areaNameRequired),
  nameMr: optionalLine().optional(),
  nameHi: optionalLine().optional(),
  pincodes: z.array(Pincode).min(1, settingsTexts.pincodesRequired).max(settingsLimits.pincodesMax),
  /** Rupees. */
  charge: Rupees,
});
export type Area = z.infer<typeof Area>;

export const Delivery = z
  .strictObject({
    /** If false, the shop shows the fixed promises, and no order has a charge. */
    isOn: z.boolean(),
    areas: z.array(Area).max(settingsLimits.areasMax),
    /** Sum of the lines in rupees from which the charge is 0. */
    freeFrom: Rupees.nullable(),
    smallestOrder: Rupees.nullable(),
    /** Orders placed before it are due on the next open day, later ones on the open day after. */
    cutOff: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, settingsTexts.cutOffInvalid),
    /** Weekdays without delivery: 0 is Sunday. */
    daysOff: z.array(z.int().min(0).max(6)).max(6, settingsTexts.allDaysClosed),
    datesOff: z.array(Day).max(settingsLimits.datesOffMax),
    /** Null means no limit. */
    roomKg: z.int().min(1).max(settingsLimits.roomKgMax).nullable(),
  })
  .superRefine(({ isOn, areas, daysOff }, context) => {
    if (isOn && areas.length === 0) {
      context.addIssue({ code: 'custom', path: ['areas'], message: settingsTexts.areasRequired });
    }
    if (new Set(daysOff).size !== daysOff.length) {
      context.addIssue({ code: 'custom', path: ['daysOff'], message: settingsTexts.dayTwice });
    }
    const seen = new Map<string, string>();
    areas.forEach(({ name, pincodes }, index) => {
      for (const pincode of pincodes) {
        const other = seen.get(pincode);
        if (other !== undefined) {
          context.addIssue({
            code: 'custom',
            path: ['areas', index, 'pincodes'],
            message: settingsTexts.pincodeTwice(pincode, other),
          });
        }
        seen.set(pincode, name);
      }
    });
  });
export type Delivery = z.infer<typeof Delivery>;

export const Payment = z
  .strictObject({
    /** Empty if the shop takes no UPI payments. */
    upiId: z.string(),
    /** The bank's code of a merchant id, which is then `upiId`. Absent or empty: a personal id. */
    upiCode: z.string().max(BANK_CODE_MAX).optional(),
    wallets: z.array(line(settingsTexts.walletRequired)).max(settingsLimits.walletsMax),
  })
  .superRefine((payment, context) => {
    for (const [field, message] of Object.entries(checkUpiSettings(payment))) {
      if (message !== undefined) context.addIssue({ code: 'custom', path: [field], message });
    }
  });
export type Payment = z.infer<typeof Payment>;

export const Slide = z.strictObject({
  id: line(settingsTexts.idRequired),
  ground: z.enum(slideGrounds),
  /** Line above the headline, in Marathi. */
  eyebrow: optionalLine(),
  /** The headline breaks after its last comma. */
  headline: line(settingsTexts.headlineRequired, settingsLimits.headlineMax),
  text: line(settingsTexts.textRequired, settingsLimits.slideTextMax),
  button: line(settingsTexts.buttonRequired, settingsLimits.buttonMax),
  /** A path of the shop. */
  leadsTo: z.string().regex(/^\/(?!\/)[\x21-\x7e]*$/, settingsTexts.pathInvalid),
  /** One of the drawn banners, or an uploaded picture. */
  picture: z.union([z.enum(drawings), Id]),
  isShown: z.boolean(),
  // A slide is shown in a language once its headline, text and button are written in it.
  eyebrowMr: optionalLine().optional(),
  headlineMr: optionalLine(settingsLimits.headlineMax).optional(),
  textMr: optionalLine(settingsLimits.slideTextMax).optional(),
  buttonMr: optionalLine(settingsLimits.buttonMax).optional(),
  eyebrowHi: optionalLine().optional(),
  headlineHi: optionalLine(settingsLimits.headlineMax).optional(),
  textHi: optionalLine(settingsLimits.slideTextMax).optional(),
  buttonHi: optionalLine(settingsLimits.buttonMax).optional(),
});
export type Slide = z.infer<typeof Slide>;

function bannersOf<Each extends typeof Slide>(slide: Each) {
  return z.strictObject({
    slides: z
      .array(slide)
      .min(1, settingsTexts.slideRequired)
      .max(settingsLimits.slidesMax)
      .refine((slides) => slides.some(({ isShown }) => isShown), settingsTexts.slideRequired),
  });
}

export const Banners = bannersOf(Slide);
export type Banners = z.infer<typeof Banners>;

export const Testimonial = z.strictObject({
  id: line(settingsTexts.idRequired),
  quote: line(settingsTexts.quoteRequired, settingsLimits.quoteMax),
  name: line(settingsTexts.nameRequired),
  place: optionalLine(),
  /** English if absent. */
  saidIn: Language.optional(),
  // A translation that the customer agreed to. Without one, their own words are shown.
  quoteMr: optionalLine(settingsLimits.quoteMax).optional(),
  nameMr: optionalLine().optional(),
  placeMr: optionalLine().optional(),
  quoteHi: optionalLine(settingsLimits.quoteMax).optional(),
  nameHi: optionalLine().optional(),
  placeHi: optionalLine().optional(),
  /** The millstone drawn beside it. */
  stone: z.enum(stones),
  /** The customer agreed to be quoted by name. Only such testimonials can be saved. */
  hasConsent: z.literal(true, settingsTexts.consentRequired),
});
export type Testimonial = z.infer<typeof Testimonial>;

export const Testimonials = z.strictObject({
  testimonials: z.array(Testimonial).max(settingsLimits.testimonialsMax),
});
export type Testimonials = z.infer<typeof Testimonials>;

const LegalText = z.strictObject({
  text: optionalParagraph,
  textMr: optionalParagraph.optional(),
  textHi: optionalParagraph.optional(),
  /** True until the owner edits or confirms it: customers read the sample, and the panel says so. */
  isSample: z.boolean(),
  /** The day from which it applies. */
  asOf: Day.nullable(),
});
export type LegalText = z.infer<typeof LegalText>;

export const Legal = z.strictObject({
  fssaiLicence: optionalLine(),
  gstin: optionalLine(15),
  /** True under the composition scheme: bills have no tax. It needs a GSTIN. */
  isComposition: z.boolean().optional(),
  grievanceOfficer: optionalLine(),
  grievanceOfficerMr: optionalLine().optional(),
  grievanceOfficerHi: optionalLine().optional(),
  grievancePhone: optionalLine(),
  grievanceEmail: optionalLine(),
  deliveryAndRefunds: LegalText,
  privacy: LegalText,
  terms: LegalText,
  /** Documents from before the page existed lack it. */
  accessibility: LegalText.default({ text: '', isSample: true, asOf: null }),
});
export type Legal = z.infer<typeof Legal>;

export const Alerts = z.strictObject({
  /** If empty, alerts go to the shop's own e-mail. */
  email: optionalLine(),
  lowStock: z.boolean(),
  failedMail: z.boolean(),
  newMessages: z.boolean(),
});
export type Alerts = z.infer<typeof Alerts>;

export const settingsSchemas = {
  profile: Profile,
  delivery: Delivery,
  payment: Payment,
  banners: Banners,
  testimonials: Testimonials,
  legal: Legal,
  alerts: Alerts,
};
export const Settings = z.object(settingsSchemas);
export type Settings = z.infer<typeof Settings>;

const Document = z.record(z.string(), z.unknown());

/** A saved document was checked by the schema of its page. */
export const SettingsVersionAnswer = z.object({
  page: z.enum(settingsPages),
  /** 0 means that the page was never saved and its values come from the configuration. */
  version: z.int(),
  document: Document,
  savedAt: z.string().nullable(),
  savedBy: z.string(),
});
type AnswerFields = Omit<z.infer<typeof SettingsVersionAnswer>, 'page' | 'document'>;
type OfPage<Page extends SettingsPage> = AnswerFields & { page: Page; document: Settings[Page] };
export type SettingsVersion = { [Page in SettingsPage]: OfPage<Page> }[SettingsPage];

/** The current version of each page, or all versions of one, newest first. */
export const SettingsListAnswer = z.object({ data: z.array(SettingsVersionAnswer) });
export type SettingsListAnswer = { data: SettingsVersion[] };

/**
 * What is saved is checked more strictly than what is read: a document that was saved before a check
 * existed must not make its page unreadable.
 */
const link = checked(tappedChecks.link);
const email = checked(tappedChecks.email);
const phone = checked(tappedChecks.phone);
const leadsTo = Slide.shape.leadsTo.refine(
  (path) => ownPathOf(path) !== undefined,
  settingsTexts.pathInvalid,
);
const strictSchemas = {
  ...settingsSchemas,
  profile: Profile.extend({
    phone: Profile.shape.phone.pipe(phone),
    whatsapp: phone,
    email: Profile.shape.email.pipe(email),
    instagram: link,
    facebook: link,
  }),
  banners: bannersOf(Slide.extend({ leadsTo })),
  legal: Legal.extend({ grievancePhone: phone, grievanceEmail: email }).refine(
    ({ isComposition, gstin }) => isComposition !== true || gstin !== '',
    { path: ['isComposition'], message: settingsTexts.compositionWithoutGstin },
  ),
  alerts: Alerts.extend({ email }),
};

function changeOf<Page extends SettingsPage>(page: Page) {
  return z.strictObject({
    page: z.literal(page),
    version: z.int().min(0).describe('The version that was shown; a stale one is refused'),
    document: strictSchemas[page],
  });
}

export const SettingsChange = z.discriminatedUnion('page', [
  changeOf('profile'),
  changeOf('delivery'),
  changeOf('payment'),
  changeOf('banners'),
  changeOf('testimonials'),
  changeOf('legal'),
  changeOf('alerts'),
]);
export type SettingsChange = z.infer<typeof SettingsChange>;

/** An unknown page is answered with 404, like an unknown id. */
export const SettingsPageParams = z.object({
  page: z.enum(settingsPages, errorTexts.notFound),
});
