import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useRef, useState } from 'react';
import { isDrawing } from '@dalan/contract/settings/home';
import { IMAGE_TYPES, mediaIdOf } from '@dalan/contract/catalog/media';
import { uploadTexts } from '../../../lib/images/upload-texts.ts';
import { useImageUpload } from '../../../lib/images/use-image-upload.ts';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { FileInput } from '../../../ui/form/file-input.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { bannerTexts } from './banner-texts.ts';

type SlidePictureProps = {
  picture: string;
  /** Names the slide for screen readers. */
  slideName: string;
  onUploaded: (mediaId: string) => void;
};

/** Shows the slide's picture, and a button that uploads another one. */
export function SlidePicture({ picture, slideName, onUploaded }: SlidePictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const { isUploading, share, choose } = useImageUpload({
    onChosen: () => setProblem(undefined),
    onInvalid: setProblem,
    onUploaded: (path) => {
      const id = mediaIdOf(path);
      if (id === undefined) setProblem(uploadTexts.invalidResponse);
      else onUploaded(id);
    },
  });
  return (
    <>
      <Box sx={row}>
        <Box component="span" aria-live="polite">
          {isUploading
            ? `${uploadTexts.uploading} ${Math.round(share * 100)}%`
            : isDrawing(picture)
              ? bannerTexts.drawingSize
              : bannerTexts.ownPicture}
        </Box>
        <Button
          variant="outlined"
          aria-label={`${bannerTexts.replace}: ${slideName}`}
          aria-disabled={isUploading}
          startIcon={<Icon name="upload" size={18} />}
          onClick={() => {
            if (!isUploading) input.current?.click();
          }}
        >
          {bannerTexts.replace}
        </Button>
        <FileInput ref={input} accept={IMAGE_TYPES.join(',')} onChoose={choose} />
      </Box>
      {problem !== undefined && (
        <FormHelperText error role="alert">
          <FieldError text={problem} />
        </FormHelperText>
      )}
      {!isDrawing(picture) && <FormHelperText>{bannerTexts.ownPictureHint}</FormHelperText>}
    </>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  mt: 2,
  fontSize: 'note',
  color: 'text.secondary',
};
