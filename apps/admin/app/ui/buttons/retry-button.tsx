import Button from '@mui/material/Button';
import { Icon } from '../icons/icon.tsx';
import { uiTexts } from '../ui-texts.ts';

type RetryButtonProps = {
  /** The button is outlined if other content is still shown beside it. */
  variant?: 'contained' | 'outlined';
  onRetry: () => void;
};

export function RetryButton({ variant = 'contained', onRetry }: RetryButtonProps) {
  return (
    <Button variant={variant} startIcon={<Icon name="retry" size={18} />} onClick={onRetry}>
      {uiTexts.retry}
    </Button>
  );
}
