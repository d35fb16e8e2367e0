import { ArtPicture } from '../../ui/art-picture.tsx';
import './contact.css';

export function ContactHero() {
  return (
    <section className="on-dark contact-hero">
      <div className="wrap">
        <h1>Get In Touch</h1>
        <p className="lead">
          Have questions about our products or services? We&apos;d love to hear from you!
        </p>
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
