import type { Picture } from '@dalan/contract/catalog/catalog';
import { picturePath, pictureSrcSet } from '@dalan/contract/catalog/media';
import { useState } from 'react';

import { pictureTexts } from './product-picture.texts.ts';
import { nameInPage } from '../../lib/language/shown-name.ts';
import type { Named } from '../../lib/language/shown-name.ts';

export type PictureUrgency = 'first' | 'soon' | 'later';

type ProductPictureProps = {
  product: Named & { picture: Pick<Picture, 'id' | 'alt'> | null };
  sizes: string;
  urgency: PictureUrgency;
};

const loading = {
  first: { fetchPriority: 'high' },
  soon: {},
  later: { loading: 'lazy' },
} as const;

/** An uploaded picture is described by its product's name. An empty text stays empty. */
function altOf({ picture, ...product }: ProductPictureProps['product']): string {
  const name = nameInPage(product);
  if (picture === null || picture.alt === product.name) return name;
  return picture.alt === '' ? '' : pictureTexts.drawn(picture.alt, name);
}

/** A square picture in the encoded widths, or a placeholder. */
export function ProductPicture({ product, sizes, urgency }: ProductPictureProps) {
  const { picture } = product;
  const [isBroken, setIsBroken] = useState(false);
  const alt = altOf(product);
  if (picture === null || isBroken) {
    return <img src="/art/placeholder.svg" alt={alt} width={640} height={640} />;
  }
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSrcSet(picture.id, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSrcSet(picture.id, 'webp')} sizes={sizes} />
      <img
        src={picturePath(picture.id, 480, 'jpg')}
        alt={alt}
        width={640}
        height={640}
        // A picture can fail before React hydrates.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setIsBroken(true);
        }}
        onError={() => setIsBroken(true)}
        {...loading[urgency]}
      />
    </picture>
  );
}
