import { isDrawing } from '@dalan/contract/settings/home';
import { picturePath, pictureSrcSet } from '@dalan/contract/catalog/media';

import { artSrcSet } from '../../ui/art-picture.tsx';

/** With 100vw, phones of 721 real pixels would load the 960 px wide picture instead of the 720 px one. */
const PHONE_SIZES = '95vw';

/**
 * Wide screens show 600 px of height, right-aligned. Phones show a low crop of the square drawing.
 */
const shapes = [
  {
    shape: 'wide',
    widths: [1280, 1600, 2400],
    media: '(width >= 56.25rem)',
    sizes: '1500px',
    width: 1600,
    height: 640,
  },
  { shape: 'square', widths: [480, 720, 960, 1440], sizes: PHONE_SIZES, width: 800, height: 800 },
];

/** The flour that a drawing shows. */
export const drawnFlours: Record<string, { name: string; nameMr: string }> = {
  'banner-1': { name: 'Khapli Wheat Flour', nameMr: 'खपली गव्हाचे पीठ' },
};

type SlidePictureProps = { picture: string; isFirst: boolean };

export function SlidePicture({ picture, isFirst }: SlidePictureProps) {
  const loading = isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const };
  if (!isDrawing(picture)) {
    const sizes = `(width >= 56.25rem) 50vw, ${PHONE_SIZES}`;
    return (
      <picture>
        <source type="image/avif" srcSet={pictureSrcSet(picture, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={pictureSrcSet(picture, 'webp')} sizes={sizes} />
        <img src={picturePath(picture, 960, 'jpg')} alt="" width={960} height={600} {...loading} />
      </picture>
    );
  }
  return (
    <picture>
      {shapes.map(({ shape, widths, ...source }) =>
        ['avif', 'webp'].map((format) => (
          <source
            key={shape + format}
            type={`image/${format}`}
            srcSet={artSrcSet(`/art/${picture}-${shape}`, widths, format)}
            {...source}
          />
        )),
      )}
      <img src={`/art/${picture}-square-720.jpg`} alt="" width={800} height={800} {...loading} />
    </picture>
  );
}
