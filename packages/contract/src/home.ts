import type { HomeContent } from './home.schema.ts';
import type { Settings } from './settings.schema.ts';

export { SOME_DAY } from './home.texts.en.ts';
export type { HomeContent } from './home.schema.ts';
export type HomeSlide = HomeContent['slides'][number];
export type HomeTestimonial = HomeContent['testimonials'][number];

/** The drawn banners. Any other picture of a slide is an uploaded one. */
export const drawings = ['banner-1', 'banner-2', 'banner-3'] as const;

export function isDrawing(picture: string): boolean {
  return (drawings as readonly string[]).includes(picture);
}

/** Hidden slides are left out. */
export function homeOf({ banners, testimonials }: Settings): HomeContent {
  return {
    slides: banners.slides
      .filter(({ isShown }) => isShown)
      .map(({ isShown: _isShown, ...slide }) => slide),
    testimonials: testimonials.testimonials.map(
      ({ id: _id, hasConsent: _hasConsent, ...said }) => said,
    ),
  };
}

/** A headline breaks after its last comma: `Jowar, bajra,` and `nachni.` */
export function headlineLines(headline: string): string[] {
  const [, first, second] = /^(.*,)\s+(\S.*)$/.exec(headline) ?? [];
  return first === undefined || second === undefined ? [headline] : [first, second];
}

/** Puts the promised day where the owner has written `{day}`. */
export function fillDay(text: string, day: string): string {
  return text.replaceAll('{day}', () => day);
}
