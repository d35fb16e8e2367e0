import { productTexts } from '@dalan/contract/catalog/catalog';
import { Link, useNavigate } from 'react-router';

import { notFoundTexts } from './product-not-found.texts.ts';

/** The router stores the page's position in the visit as `idx`. */
function hasPageBefore(): boolean {
  const state = window.history.state as { idx?: number } | null;
  return (state?.idx ?? 0) > 0;
}

export function ProductNotFound({ message }: { message: string }) {
  const navigate = useNavigate();
  return (
    <div className="wrap py-8 md:py-22">
      <div className="panel">
        <img src="/art/scene-sieve.svg" alt="" width={320} height={240} />
        <h1>{productTexts.notFoundTitle}</h1>
        <p className="text-basalt-700">{message}</p>
        <div className="flex flex-wrap gap-3 *:flex-1">
          <button
            type="button"
            onClick={() => void (hasPageBefore() ? navigate(-1) : navigate('/products'))}
            className="button"
          >
            {notFoundTexts.goBack}
          </button>
          <Link to="/products" className="button button-primary">
            {notFoundTexts.browse}
          </Link>
        </div>
      </div>
    </div>
  );
}
