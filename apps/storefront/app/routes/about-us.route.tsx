import { AboutClosing } from '../features/about/about-closing.tsx';
import { AboutHero } from '../features/about/about-hero.tsx';
import { aboutTexts } from '../features/about/about.texts.ts';
import { BrandStory } from '../features/about/brand-story.tsx';
import { BrandValues } from '../features/about/brand-values.tsx';
import { shopData } from '../features/about/shop-data.rules.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import type { Route } from './+types/about-us.route';

export function meta({ matches }: Route.MetaArgs) {
  const { shop, origin } = matches[0].loaderData;
  return [
    ...pageMeta(matches, aboutTexts.title, aboutTexts.description, '/aboutus'),
    { 'script:ld+json': shopData(shop, origin) },
  ];
}

export default function AboutUs() {
  return (
    <>
      <AboutHero />
      <BrandStory />
      <BrandValues />
      <AboutClosing />
    </>
  );
}
