import { Form } from 'react-router';

import { Icon } from './icon.tsx';
import { uiTexts } from './ui.texts.ts';

/** Loads the page again. Works without JavaScript. */
export function Retry({ url }: { url: string }) {
  // A GET form drops the query of its action, so hidden fields carry it.
  const [path = '', query] = url.split('?');
  return (
    <Form action={path} replace>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button">
        <Icon name="retry" isSmall />
        {uiTexts.retry}
      </button>
    </Form>
  );
}
