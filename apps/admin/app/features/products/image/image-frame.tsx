import Box from '@mui/material/Box';
import { Icon } from '../../../ui/icons/icon.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { uploadTexts } from '../../../lib/images/upload-texts.ts';

type ImageFrameProps = {
  /** The picture's address; empty if there is none. */
  path: string;
  /** The progress of an upload, from 0 to 1. */
  uploadedShare: number | undefined;
  /** True while a file is dragged over the page. */
  isDragged: boolean;
  hasProblem: boolean;
};

/** The picture, cropped to a square like the shop's cards. */
export function ImageFrame({ path, uploadedShare, isDragged, hasProblem }: ImageFrameProps) {
  const isUploading = uploadedShare !== undefined;
  return (
    <Box sx={[frame, hasProblem && problemBorder, isDragged && dropTarget]}>
      {path === '' ? (
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, color: colours.basalt500 }}>
          <Icon name="image" size={36} />
          {uploadTexts.noneSelected}
        </Box>
      ) : (
        <Box
          component="img"
          src={path}
          alt="Preview of the product image"
          sx={{ ...picture, opacity: isUploading ? 0.5 : 1 }}
        />
      )}
      {isUploading && <Progress percent={Math.round(uploadedShare * 100)} />}
    </Box>
  );
}

function Progress({ percent }: { percent: number }) {
  return (
    <Box sx={progress}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', px: 2, lineHeight: '28px' }}>
        <span>{uploadTexts.uploading}</span>
        <span>{percent}%</span>
      </Box>
      <Box
        role="progressbar"
        aria-label="Image upload"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        sx={{ height: 6, backgroundColor: colours.flour200 }}
      >
        <Box style={{ width: `${percent}%` }} sx={bar} />
      </Box>
    </Box>
  );
}

const frame = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 168,
  height: 168,
  fontSize: 'small',
  backgroundColor: colours.flour50,
  border: `1px solid ${colours.basalt500}`,
};

const problemBorder = { border: `2px solid ${colours.kumkum}` };
const dropTarget = { outline: `3px dashed ${colours.neel}`, outlineOffset: '2px' };

const picture = {
  position: 'absolute',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} as const;

const progress = {
  position: 'absolute',
  right: 0,
  bottom: 0,
  left: 0,
  backgroundColor: colours.flour0,
  fontWeight: 500,
} as const;

const bar = { height: '100%', backgroundColor: colours.basalt900, transition: 'width 120ms' };
