import { whatsappLink } from '@dalan/contract/contact-links';

import { Icon } from '../../ui/icon.tsx';

const className = '-my-2.5 flex min-h-11 items-center gap-3 link';

/** The phone's own sharing where it has one, else a chat with whom one likes. */
export function ShareProduct({ name }: { name: string }) {
  const url = window.location.href;
  if (!('share' in navigator)) {
    return (
      <a href={whatsappLink('', `${name}: ${url}`)} rel="noreferrer" className={className}>
        <Icon name="share" />
        Share on WhatsApp
      </a>
    );
  }
  return (
    <button
      type="button"
      // Who closes the sheet again has changed his mind; there is nothing to say about it.
      onClick={() => void navigator.share({ title: name, url }).catch(() => undefined)}
      className={className}
    >
      <Icon name="share" />
      Share this flour
    </button>
  );
}
