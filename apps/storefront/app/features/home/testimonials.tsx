import type { HomeTestimonial } from '@dalan/contract/settings/home';

import { ArtPicture } from '../../ui/art-picture.tsx';
import { homeTexts } from './home.texts.ts';
import './testimonials.css';

type TestimonialsProps = { testimonials: readonly HomeTestimonial[] };

export function Testimonials({ testimonials }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  return (
    <section className="on-dark testimonials">
      <div aria-hidden="true" className="band band-light" />
      <div className="wrap">
        <h2 className="text-h2">{homeTexts.testimonials}</h2>
        <ul>
          {testimonials.map(({ quote, name, place, stone, lang }) => (
            <li key={quote} lang={lang}>
              <blockquote>{quote}</blockquote>
              <div className="testimonial-by">
                <ArtPicture
                  path={`/art/stone-${stone}`}
                  widths={[96]}
                  sizes="60px"
                  width={96}
                  height={96}
                  isLazy
                />
                <p>
                  <b>{name}</b>
                  {place}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
