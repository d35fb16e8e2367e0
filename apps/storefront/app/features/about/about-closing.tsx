import { Link } from 'react-router';
import { aboutTexts } from './about.texts.ts';

export function AboutClosing() {
  const [first, second] = aboutTexts.closing;
  return (
    <section className="wrap flex flex-wrap items-center justify-between gap-6 py-11 md:py-22">
      <h2 className="text-h1 font-extrabold">
        {first}
        <br />
        {second}
      </h2>
      <div className="flex min-w-0 flex-wrap gap-3 *:flex-1">
        <Link to="/products" className="button button-primary button-large">
          {aboutTexts.browse}
        </Link>
        <Link to="/contact" className="button button-large">
          {aboutTexts.contactUs}
        </Link>
      </div>
    </section>
  );
}
