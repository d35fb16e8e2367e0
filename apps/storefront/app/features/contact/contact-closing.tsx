import { Link } from 'react-router';

import { ArtPicture } from '../../ui/art-picture.tsx';
import './contact.css';

export function ContactClosing() {
  return (
    <section className="contact-closing">
      <div className="wrap">
        <h2>Experience flour fresh off the stone</h2>
        <p className="lead">
          Visit our store or shop online to discover our premium selection of flours and baking
          ingredients.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Link to="/products" className="button button-basalt button-large">
            Shop Now
          </Link>
          <Link to="/products" className="button button-large">
            Find a Store
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
