import { data } from 'react-router';

/** Any other address. A route of its own, so that the layout has its data on the error screen. */
function refuse(): never {
  throw data(null, { status: 404, statusText: 'Not Found' });
}

export const loader = refuse;
export const clientLoader = refuse;

export default function NotFound() {
  return null;
}
