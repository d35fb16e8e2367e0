import { productTexts } from '@dalan/contract/catalog';
import { Form } from 'react-router';

import { telephoneLink } from '../../lib/links.ts';
import { useShop } from '../../lib/use-shop.ts';
import { ArtPicture } from '../../ui/art-picture.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FailurePanel } from '../../ui/message-panel.tsx';

type ProductsFailedProps = { address: string; title?: string; heading?: 'h1' | 'h2' };

/** No flour came: say so, offer to try again, and give a number that works without us. */
export function ProductsFailed(props: ProductsFailedProps) {
  const { address, title = productTexts.listFailed, heading = 'h2' } = props;
  const { phone } = useShop().shop;
  // A GET form drops the query of its own address: the fields carry it.
  const [path = '', query] = address.split('?');
  return (
    <FailurePanel
      title={title}
      heading={heading}
      picture={
        <ArtPicture
          path="/art/scene-cracked"
          widths={[360, 720]}
          sizes="186px"
          width={940}
          height={760}
        />
      }
    >
      <p>
        Please try again, or call us at{' '}
        <a href={telephoneLink(phone)} className="link">
          {phone}
        </a>
        .
      </p>
      <Form action={path} replace>
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="button">
          <Icon name="retry" isSmall />
          Retry
        </button>
      </Form>
    </FailurePanel>
  );
}
