import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Product } from '@dalan/contract/catalog/catalog';
import { picturePath } from '@dalan/contract/catalog/media';
import type { PictureWidth } from '@dalan/contract/catalog/media';

const PLACEHOLDER = '/admin/art/placeholder.svg';

type ProductPictureProps = { product: Product; size: number; fileWidth: PictureWidth };

/** The picture is always next to the product's name, hence the empty `alt`. */
export function ProductPicture({ product, size, fileWidth }: ProductPictureProps) {
  const [brokenPath, setBrokenPath] = useState('');
  const { picture } = product;
  const path = picture === null ? PLACEHOLDER : picturePath(picture.id, fileWidth, 'webp');
  return (
    <Box
      component="img"
      src={path === brokenPath ? PLACEHOLDER : path}
      alt=""
      width={size}
      height={size}
      onError={() => setBrokenPath(path)}
      sx={{ display: 'block', objectFit: 'cover' }}
    />
  );
}
