import Box from '@mui/material/Box';

type WordmarkProps = {
  name: string;
  height: number | { xs: number; sm: number; md: number };
  isDiscOnly?: boolean;
};

/** The logo for dark backgrounds, or only its disc where space is short. */
export function Wordmark({ name, height, isDiscOnly = false }: WordmarkProps) {
  return (
    <Box
      component="img"
      src="/admin/art/wordmark-on-dark.svg"
      alt={name}
      sx={{
        display: 'block',
        height,
        aspectRatio: isDiscOnly ? '1' : '295 / 64',
        objectFit: 'cover',
        objectPosition: 'left',
      }}
    />
  );
}
