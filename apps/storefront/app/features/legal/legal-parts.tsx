import type { LegalPart } from '@dalan/contract/legal';

/** The owner's text, as text only. */
export function LegalParts({ parts }: { parts: readonly LegalPart[] }) {
  return parts.map(({ heading, paragraphs }, index) => (
    <section key={index}>
      {heading !== undefined && <h2>{heading}</h2>}
      {paragraphs.map((paragraph, place) => (
        <p key={place}>{paragraph}</p>
      ))}
    </section>
  ));
}
