import { ArtPicture } from '../../ui/art-picture.tsx';
import { contactPageTexts } from './contact.texts.ts';
import './contact.css';

export function ContactHero() {
  return (
    <section className="on-dark contact-hero">
      <div className="wrap">
        <h1>{contactPageTexts.hero}</h1>
        <p className="lead">{contactPageTexts.heroLead}</p>
      </div>
      <ArtPicture
        path="/art/stone-makka"
        widths={[640]}
        sizes="(width >= 56.25rem) 560px, 344px"
        width={680}
        height={696}
      />
    </section>
  );
}
