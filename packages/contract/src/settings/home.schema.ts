import * as z from 'zod';
import { Language } from '../language/languages.schema.ts';
import { Slide, Testimonial } from './settings.schema.ts';

const lang = Language.optional().describe('If the words are in another language than asked for');

/** What the home page shows of the settings. */
export const HomeContent = z.object({
  slides: z
    .array(
      Slide.pick({
        id: true,
        ground: true,
        eyebrow: true,
        headline: true,
        text: true,
        button: true,
        leadsTo: true,
        picture: true,
      }).extend({ lang }),
    )
    .describe('In the order in which they are shown'),
  testimonials: z.array(
    Testimonial.pick({ quote: true, name: true, place: true, stone: true }).extend({ lang }),
  ),
});
export type HomeContent = z.infer<typeof HomeContent>;
