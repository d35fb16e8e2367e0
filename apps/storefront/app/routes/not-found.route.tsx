import { data } from 'react-router';

/** Thrown by a route of its own, so that the error screen has the root loader's data. */
function throwNotFound(): never {
  throw data(null, { status: 404, statusText: 'Not Found' });
}

export const loader = throwNotFound;
export const clientLoader = throwNotFound;

export default function NotFound() {
  return null;
}
