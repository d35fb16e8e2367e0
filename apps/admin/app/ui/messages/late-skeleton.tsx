import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

type LateSkeletonProps = { height: number; width?: number };

/** The skeleton appears after 200 ms, so that a quick answer does not flicker. */
export function LateSkeleton({ height, width }: LateSkeletonProps) {
  return (
    <Box role="status" sx={late}>
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Skeleton variant="rectangular" height={height} width={width} />
    </Box>
  );
}

const late = {
  '@keyframes appear': { from: { opacity: 0 }, to: { opacity: 1 } },
  animation: 'appear 1ms 200ms both',
};
