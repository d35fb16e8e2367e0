import { Link } from 'react-router';

export function AboutClosing() {
  return (
    <section className="wrap flex flex-wrap items-center justify-between gap-6 py-11 md:py-22">
      <h2 className="text-h1 font-extrabold">
        Come for one kilo.
        <br />
        Stay for the bhakri.
      </h2>
      <div className="flex min-w-0 flex-wrap gap-3 *:flex-1">
        <Link to="/products" className="button button-primary button-large">
          Browse Products
        </Link>
        <Link to="/contact" className="button button-large">
          Contact Us
        </Link>
      </div>
    </section>
  );
}
