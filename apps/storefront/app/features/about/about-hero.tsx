import { eyebrowLang } from '../../lib/language/lang-of.ts';
import { ArtPicture } from '../../ui/art-picture.tsx';
import { aboutTexts } from './about.texts.ts';

/** Only this page needs these styles, and the shared CSS is part of every page. */
const styles = {
  words: { paddingLeft: 'max(var(--gutter), calc(50vw - 38rem))' },
  heading: { fontSize: 'clamp(2.5rem, 1.8rem + 3vw, 4.25rem)' },
  dots: {
    background:
      'radial-gradient(circle, rgb(28 33 36 / 0.22) 1.6px, transparent 2px) 0 0 / 24px 24px var(--color-haldi-500)',
  },
};

export function AboutHero() {
  return (
    <section className="md:grid md:min-h-150 md:grid-cols-2">
      <div className="self-center px-(--gutter) py-8" style={styles.words}>
        <p lang={eyebrowLang} className="eyebrow">
          {aboutTexts.eyebrow}
        </p>
        <h1 style={styles.heading}>{aboutTexts.hero}</h1>
        <p className="mt-4 lead">{aboutTexts.heroLead}</p>
      </div>
      <div className="grid place-items-center px-3 py-6" style={styles.dots}>
        <ArtPicture
          path="/art/scene-jate"
          widths={[640, 1280]}
          sizes="(width >= 56.25rem) 48vw, 93vw"
          width={640}
          height={369}
        />
      </div>
    </section>
  );
}
