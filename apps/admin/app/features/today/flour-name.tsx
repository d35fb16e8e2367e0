import Box from '@mui/material/Box';
import { mediaIdOf, picturePath } from '@dalan/contract/catalog/media';
import { FlourPicture } from '../../ui/flours/flour-picture.tsx';
import { colours } from '../../ui/theme/colours.ts';

const SIZE = 36;

type FlourNameProps = { name: string; productImg: string; below: string; language?: 'mr' };

/** Picture, name, and a smaller line below it. */
export function FlourName({ name, productImg, below, language }: FlourNameProps) {
  const id = mediaIdOf(productImg);
  return (
    <Box component="span" sx={flour}>
      <FlourPicture path={id && picturePath(id, 160, 'webp')} size={SIZE} />
      <span>
        <b>{name}</b>
        <Box component="span" lang={language} sx={small}>
          {below}
        </Box>
      </span>
    </Box>
  );
}

const flour = {
  display: 'grid',
  gridTemplateColumns: `${SIZE}px minmax(0, 1fr)`,
  gap: 2.5,
  alignItems: 'center',
  minWidth: 0,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  '& b': { display: 'block', fontWeight: 600 },
} as const;

const small = {
  display: 'block',
  color: colours.basalt500,
  fontSize: 'note',
  fontWeight: 400,
  '&[lang]': { lineHeight: 1.3 },
};
