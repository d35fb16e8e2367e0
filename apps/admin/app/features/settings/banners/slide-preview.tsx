import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { fillDay, headlineLines, isDrawing } from '@dalan/contract/settings/home';
import { picturePath } from '@dalan/contract/catalog/media';
import type { Slide } from '@dalan/contract/settings/settings';
import { colours } from '../../../ui/theme/colours.ts';
import { typeScale } from '../../../ui/theme/type-scale.ts';
import { displayFont } from '../../../ui/theme/typography.ts';

type SlidePreviewProps = { slide: Slide; label: string; day: string };

const grounds = {
  basalt: { colour: colours.flour50, ground: colours.basalt900 },
  haldi: { colour: colours.basalt900, ground: colours.haldi },
  paan: { colour: colours.flour0, ground: colours.paan },
};

/** Shows the slide as on a wide screen, but smaller. It changes with each key. */
export function SlidePreview({ slide, label, day }: SlidePreviewProps) {
  const { headline, eyebrow, button, picture } = slide;
  const { colour, ground } = grounds[slide.ground];
  const isDark = slide.ground !== 'haldi';
  const isDrawn = isDrawing(picture);
  return (
    <Box
      role="img"
      aria-label={`${label}: ${fillDay(headline, day)}`}
      sx={{
        ...frame,
        color: colour,
        backgroundColor: ground,
        filter: slide.isShown ? 'none' : 'grayscale(1)',
      }}
    >
      <Box
        component="img"
        src={isDrawn ? `/art/${picture}-wide-1280.webp` : picturePath(picture, 480, 'webp')}
        alt=""
        sx={isDrawn ? drawing : photo}
      />
      <Box sx={{ ...words, maxWidth: isDrawn ? '62%' : '46%' }}>
        <Box lang="mr" sx={{ fontSize: 'label', minHeight: '1.4em' }}>
          {eyebrow}
        </Box>
        <Box sx={title}>
          {headlineLines(fillDay(headline, day)).map((line, index) => (
            <Fragment key={index}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </Box>
        {button !== '' && (
          <Box
            sx={{
              ...action,
              color: isDark ? colours.basalt900 : colours.flour0,
              backgroundColor: isDark ? colours.haldi : colours.basalt900,
            }}
          >
            {button}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const frame = {
  position: 'relative',
  height: 157,
  overflow: 'hidden',
  lineHeight: 1.4,
  containerType: 'inline-size',
} as const;

const drawing = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'right',
} as const;

const photo = { ...drawing, left: '50%', width: '50%', objectPosition: 'center' } as const;

const words = {
  position: 'absolute',
  inset: '18px auto 18px 18px',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  overflowWrap: 'anywhere',
} as const;

const title = {
  fontFamily: displayFont,
  fontWeight: 800,
  fontSize: `clamp(${typeScale.small}, 4.9cqi, ${typeScale.page})`,
  lineHeight: 1.04,
  letterSpacing: '-0.01em',
};

const action = {
  mt: 'auto',
  px: 2.5,
  py: 1,
  fontSize: 'label',
  fontWeight: 600,
  lineHeight: '18px',
};
