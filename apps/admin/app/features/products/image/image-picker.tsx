import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { productFormTexts } from '@dalan/contract/catalog/catalog';
import { IMAGE_TYPES } from '@dalan/contract/catalog/media';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { FileInput } from '../../../ui/form/file-input.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { ImageFrame } from './image-frame.tsx';
import type { ProductForm } from '../product-form.ts';
import { formatFileSize } from '../product-texts.ts';
import type { ImageUpload } from '../../../lib/images/use-image-upload.ts';
import { useDropOrPaste } from './use-drop-or-paste.ts';
import { uploadTexts } from '../../../lib/images/upload-texts.ts';

type ImagePickerProps = {
  control: Control<ProductForm>;
  upload: ImageUpload;
  /** True when adding; an existing product may have no picture. */
  isRequired: boolean;
  /** Shown below the button, in the picker's column. */
  children: ReactNode;
};

export function ImagePicker({ control, upload, isRequired, children }: ImagePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isDragged } = useDropOrPaste(upload.choose);
  const { field, fieldState } = useController({
    control,
    name: 'productImg',
    rules: {
      validate: (path) => !isRequired || path !== '' || productFormTexts.imageRequired,
    },
  });
  const { ref, value: path } = field;
  const problem = fieldState.error?.message;
  const { chosen, isUploading } = upload;
  return (
    <Box role="group" aria-labelledby={`${id}-label`}>
      <Box id={`${id}-label`} sx={label}>
        Image
        {isRequired && (
          <Box component="span" aria-hidden sx={{ color: colours.kumkum }}>
            {' *'}
          </Box>
        )}
      </Box>
      <Box sx={pickerLayout}>
        <ImageFrame
          path={chosen?.previewUrl ?? path}
          uploadedShare={isUploading ? upload.share : undefined}
          isDragged={isDragged}
          hasProblem={problem !== undefined}
        />
        <Box>
          <Button
            ref={ref}
            variant="outlined"
            fullWidth
            autoFocus={isRequired}
            aria-disabled={isUploading}
            aria-describedby={`${id}-about`}
            startIcon={<Icon name="upload" size={18} />}
            onClick={() => {
              if (!isUploading) input.current?.click();
            }}
            sx={whileUploading}
          >
            {isUploading ? uploadTexts.uploading : 'Browse Image'}
          </Button>
          <FileInput ref={input} accept={IMAGE_TYPES.join(',')} onChoose={upload.choose} />
          <Box id={`${id}-about`} aria-live="polite">
            {problem ? (
              <FormHelperText error>
                <FieldError text={problem} />
              </FormHelperText>
            ) : (
              <FormHelperText component="div">
                {chosen ? <ChosenFile {...chosen} isUploaded={!isUploading} /> : hint}
              </FormHelperText>
            )}
          </Box>
          <Box sx={{ mt: { sm: 2 } }}>{children}</Box>
        </Box>
      </Box>
    </Box>
  );
}

type ChosenFileProps = { name: string; size: number; isUploaded: boolean };

const hint = 'Drop or paste one here too. Image files under 2 MB.';

function ChosenFile({ name, size, isUploaded }: ChosenFileProps) {
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {name}, {formatFileSize(size)}
      </Box>
      {isUploaded && (
        <Box sx={uploaded}>
          <Icon name="check" size={16} />
          Uploaded
        </Box>
      )}
    </>
  );
}

const label = { mb: 1, fontSize: 'small', fontWeight: 600, lineHeight: 1.35 };

const pickerLayout = {
  display: 'grid',
  gridTemplateColumns: { xs: '168px 1fr', sm: '168px' },
  gap: 3,
};

/** The button is `aria-disabled`, not `disabled`, so that it keeps the focus during the upload. */
const whileUploading = {
  px: 2,
  "&[aria-disabled='true'], &[aria-disabled='true']:hover": {
    borderColor: colours.flour200,
    backgroundColor: colours.flour100,
    color: colours.basalt500,
    cursor: 'default',
  },
};

const uploaded = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  mt: 1,
  color: colours.paan,
  fontWeight: 600,
};
