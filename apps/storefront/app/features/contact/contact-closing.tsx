import { Link } from 'react-router';

import { ArtPicture } from '../../ui/art-picture.tsx';
import { contactPageTexts } from './contact.texts.ts';
import './contact.css';

export function ContactClosing() {
  return (
    <section className="contact-closing">
      <div className="wrap">
        <h2>{contactPageTexts.closing}</h2>
        <p className="lead">{contactPageTexts.closingLead}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Link to="/products" className="button button-basalt button-large">
            {contactPageTexts.shopNow}
          </Link>
          <Link to="/products" className="button button-large">
            {contactPageTexts.findStore}
          </Link>
        </div>
      </div>
      <ArtPicture
        path="/art/scene-bags"
        widths={[640, 1280]}
        sizes="632px"
        width={760}
        height={440}
        isLazy
      />
    </section>
  );
}
