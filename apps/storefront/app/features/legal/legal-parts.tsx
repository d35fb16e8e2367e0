import type { Language } from '@dalan/contract/language/languages';
import type { LegalPart } from '@dalan/contract/settings/legal';

type LegalPartsProps = {
  parts: readonly LegalPart[];
  /** Set if it is not the language of the page. */
  lang?: Language | undefined;
};

/** Renders the owner's text without any HTML. */
export function LegalParts({ parts, lang }: LegalPartsProps) {
  return parts.map(({ heading, paragraphs }, index) => (
    <section key={index} lang={lang}>
      {heading !== undefined && <h2>{heading}</h2>}
      {paragraphs.map((paragraph, place) => (
        <p key={place}>{paragraph}</p>
      ))}
    </section>
  ));
}
