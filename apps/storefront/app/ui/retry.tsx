import { Form } from 'react-router';

import { Icon } from './icon.tsx';

/** Asks for the page once more; without JavaScript too. */
export function Retry({ address }: { address: string }) {
  // A GET form drops the query of its own address: the fields carry it.
  const [path = '', query] = address.split('?');
  return (
    <Form action={path} replace>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button">
        <Icon name="retry" isSmall />
        Retry
      </button>
    </Form>
  );
}
