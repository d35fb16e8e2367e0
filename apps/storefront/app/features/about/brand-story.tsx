import { aboutTexts } from './about.texts.ts';

export function BrandStory() {
  return (
    <section className="wrap grid gap-6 py-11 md:grid-cols-2 md:gap-16 md:py-22">
      <h2 style={{ font: '800 clamp(1.875rem, 1.3rem + 2.6vw, 3.5rem) / 1.1 var(--font-display)' }}>
        {aboutTexts.storyTitle}
      </h2>
      <div className="grid gap-4 text-large text-pretty">
        {aboutTexts.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
