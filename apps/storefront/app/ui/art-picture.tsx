import { useState } from 'react';

type ArtPictureProps = {
  /** Path without width and extension: `/art/scene-cracked` stands for `-360.avif`, `-720.webp`… */
  path: string;
  widths: readonly number[];
  sizes: string;
  width: number;
  height: number;
  isLazy?: boolean;
};

export function artSrcSet(path: string, widths: readonly number[], format: string): string {
  return widths.map((width) => `${path}-${width}.${format} ${width}w`).join(', ');
}

/** A decorative drawing. If it fails to load, it is left out. */
export function ArtPicture(props: ArtPictureProps) {
  const { path, widths, sizes, width, height, isLazy = false } = props;
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return null;
  return (
    <picture>
      <source type="image/avif" srcSet={artSrcSet(path, widths, 'avif')} sizes={sizes} />
      <img
        src={`${path}-${widths[0]}.webp`}
        srcSet={artSrcSet(path, widths, 'webp')}
        sizes={sizes}
        alt=""
        width={width}
        height={height}
        onError={() => setIsBroken(true)}
        {...(isLazy && { loading: 'lazy' })}
      />
    </picture>
  );
}
