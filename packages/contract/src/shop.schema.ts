import * as z from 'zod';

export const Shop = z
  .object({
    name: z.string().min(1),
    nameMr: z.string(),
    tagline: z.string(),
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
    wallets: z.array(z.string()),
    grievanceOfficer: z.string(),
  })
  .meta({ id: 'Shop' });

export const Setup = z.object({
  placeholders: z
    .array(z.object({ what: z.string(), setting: z.string(), value: z.string() }))
    .describe('Placeholders that a public shop still shows'),
});
