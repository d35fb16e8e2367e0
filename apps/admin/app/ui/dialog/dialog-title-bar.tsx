import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Icon } from '../icons/icon.tsx';
import { uiTexts } from '../ui-texts.ts';

type DialogTitleBarProps = {
  titleId: string;
  title: string;
  about: string | undefined;
  /** True if nothing else in the dialog takes the initial focus. */
  hasAutoFocus: boolean;
  onClose: () => void;
};

export function DialogTitleBar({
  titleId,
  title,
  about,
  hasAutoFocus,
  onClose,
}: DialogTitleBarProps) {
  return (
    <DialogTitle component="div" sx={{ justifyContent: 'space-between', pt: 2, pb: 1.5 }}>
      <Box sx={titleLine}>
        <Typography variant="h2" id={titleId} sx={{ whiteSpace: 'nowrap' }}>
          {title}
        </Typography>
        {about && (
          <Typography noWrap sx={{ color: 'text.disabled', minWidth: 0 }}>
            {about}
          </Typography>
        )}
      </Box>
      <IconButton
        aria-label={uiTexts.close}
        autoFocus={hasAutoFocus}
        onClick={onClose}
        sx={{ width: 44, height: 44, flex: 'none' }}
      >
        <Icon name="close" />
      </IconButton>
    </DialogTitle>
  );
}

const titleLine = { display: 'flex', alignItems: 'baseline', gap: 3, minWidth: 0, pt: 1 };
