import { productTexts } from '@dalan/contract/catalog';
import { Form } from 'react-router';

import { telephoneLink } from '../../lib/links.ts';
import { useShop } from '../../lib/use-shop.ts';
import { ArtPicture } from '../../ui/art-picture.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FailurePanel } from '../../ui/message-panel.tsx';

/** The list did not come: say so, offer to try again, and give a number that works without us. */
export function ProductsFailed({ address, words = '' }: { address: string; words?: string }) {
  const { phone } = useShop().shop;
  return (
    <FailurePanel
      title={productTexts.listFailed}
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
      <Form action={address} replace>
        {words && <input type="hidden" name="q" value={words} />}
        <button type="submit" className="button">
          <Icon name="retry" isSmall />
          Retry
        </button>
      </Form>
    </FailurePanel>
  );
}
