import * as z from 'zod';

/** Words of the shop that the owner may write in each language. */
export const translatedFields = ['tagline', 'city', 'address', 'grievanceOfficer'] as const;

export type TranslatedField = (typeof translatedFields)[number];

/** What customers see of the settings. SHOP_* variables give the first values. */
export const Shop = z
  .object({
    name: z.string().min(1),
    nameMr: z.string(),
    tagline: z.string(),
    untranslated: z
      .array(z.enum(translatedFields))
      .optional()
      .describe('On a page in another language: what the owner wrote in English only'),
    city: z.string(),
    address: z.string(),
    phone: z.string(),
    whatsapp: z.string(),
    email: z.string(),
    openFrom: z.string(),
    openTo: z.string(),
    mapLatitude: z.number(),
    mapLongitude: z.number(),
    instagram: z.string(),
    facebook: z.string(),
    fssaiLicence: z.string(),
    gstin: z.string(),
    upiId: z.string(),
    upiCode: z.string().optional().describe('The bank’s code of a merchant id'),
    wallets: z.array(z.string()),
    grievanceOfficer: z.string(),
    grievancePhone: z.string().optional(),
    grievanceEmail: z.string().optional(),
  })
  .meta({ id: 'Shop' });
export type Shop = z.infer<typeof Shop>;

/** A placeholder value, and the page of settings that replaces it. */
const Placeholder = z.object({
  what: z.string(),
  page: z.enum(['profile', 'legal']),
  value: z.string(),
});
export type Placeholder = z.infer<typeof Placeholder>;

export const Setup = z.object({
  placeholders: z.array(Placeholder).describe('Placeholders that a public shop still shows'),
  samples: z
    .array(z.enum(['deliveryAndRefunds', 'terms', 'privacy', 'accessibility']))
    .describe('Legal texts that the owner has neither written nor confirmed'),
});
export type Setup = z.infer<typeof Setup>;
