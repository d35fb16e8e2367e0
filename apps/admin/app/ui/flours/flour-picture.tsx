import Box from '@mui/material/Box';
import { useState } from 'react';

const PLACEHOLDER = '/admin/art/placeholder.svg';

/** The picture is always next to the flour's name, hence the empty `alt`. */
export function FlourPicture({ path, size }: { path: string | undefined; size: number }) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <Box
      component="img"
      src={path === undefined || isBroken ? PLACEHOLDER : path}
      alt=""
      width={size}
      height={size}
      onError={() => setIsBroken(true)}
      sx={{ display: 'block', objectFit: 'cover' }}
    />
  );
}
