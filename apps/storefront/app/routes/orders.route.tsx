import { redirect } from 'react-router';

/** The spec's other path for My Orders. */
export function loader() {
  return redirect('/myorders', { headers: { 'cache-control': 'public, max-age=3600' } });
}
