import * as z from 'zod';
import { Slide, Testimonial } from './settings.schema.ts';

/** What the home page shows of the settings. */
export const HomeContent = z.object({
  slides: z.array(Slide.omit({ isShown: true })).describe('In the order in which they are shown'),
  testimonials: z.array(Testimonial.omit({ id: true, hasConsent: true })),
});
export type HomeContent = z.infer<typeof HomeContent>;
