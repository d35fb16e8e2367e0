import { redirect } from 'react-router';

/** The specification's other path for My Orders. */
export function loader() {
  return redirect('/myorders', { headers: { 'cache-control': 'public, max-age=3600' } });
}
