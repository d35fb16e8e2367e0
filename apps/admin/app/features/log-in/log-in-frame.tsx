import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useShop } from '../../lib/api/shop.ts';
import { colours } from '../../ui/theme/colours.ts';
import { Wordmark } from '../../ui/icons/wordmark.tsx';

/** The picture and the shop's name. The form is beside them, or below on small screens. */
export function LogInFrame({ title, children }: { title: string; children: ReactNode }) {
  const shop = useShop();
  return (
    <Box sx={frame}>
      <title>{`${title} | ${shop.name} Admin Panel`}</title>
      <GlobalStyles styles={toastsBesideForm} />
      <Box component="header" sx={panel}>
        <Box
          component="img"
          src="/admin/art/sign-in-760.avif"
          srcSet="/admin/art/sign-in-760.avif 760w, /admin/art/sign-in-1520.avif 1520w"
          sizes="(min-width: 900px) max(760px, 59.4vw), (min-width: 600px) 480px, 310px"
          alt=""
          sx={stone}
        />
        <Box
          sx={{ ...column, mx: { sm: 'auto', md: 0 }, pt: { sm: 2, md: 0 }, position: 'relative' }}
        >
          <Wordmark name={shop.name} height={{ xs: 42, sm: 52, md: 60 }} />
          <Typography sx={tagline}>Stone-ground flours, {shop.city}</Typography>
        </Box>
      </Box>
      <Box component="main" sx={{ ...column, my: { md: 'auto' }, py: { xs: 7, sm: 12 } }}>
        {children}
      </Box>
    </Box>
  );
}

/** Keeps toasts off the picture, on the form's half. */
const toastsBesideForm = { '@media (min-width: 900px)': { body: { '--sidebar': '50vw' } } };

const frame = {
  display: { md: 'grid' },
  gridTemplateColumns: '1fr 1fr',
  minHeight: '100vh',
  backgroundColor: colours.flour0,
};

const panel = {
  position: { xs: 'relative', md: 'sticky' },
  top: { md: 0 },
  overflow: 'clip',
  display: 'flex',
  alignItems: { xs: 'center', md: 'flex-start' },
  height: { xs: 148, sm: 220, md: '100vh' },
  p: { md: 12 },
  backgroundColor: colours.basalt900,
} as const;

const column = {
  width: '100%',
  maxWidth: { sm: 400 },
  mx: { xs: 0, sm: 'auto' },
  px: { xs: 5, sm: 0 },
};

const tagline = {
  mt: { xs: 2.5, md: 3 },
  fontSize: { xs: 'small', sm: 'lead' },
  color: colours.flour200,
};

/**
 * On large screens the stone runs off the bottom edge, on small ones off the right, past the shop's
 * name.
 */
const stone = {
  '--size': { xs: '310px', sm: '480px', md: 'max(760px, 59.4vw)' },
  position: 'absolute',
  width: 'var(--size)',
  height: 'var(--size)',
  top: { xs: -38, sm: -60, md: 'max(146px, calc(100% - var(--size) * 0.808))' },
  left: {
    xs: 'max(222px, 100% - 168px)',
    sm: 'max(50% + 46px, 100% - 304px)',
    md: 'calc(50% - var(--size) / 2)',
  },
  clipPath: 'circle(50.2% at 50% 53.8%)',
} as const;
