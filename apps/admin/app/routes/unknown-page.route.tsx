import { data } from 'react-router';

export function clientLoader() {
  throw data(null, { status: 404, statusText: 'Not Found' });
}

export default function UnknownPageRoute() {
  return null;
}
