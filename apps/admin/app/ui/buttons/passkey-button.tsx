import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FieldError } from '../form/field-error.tsx';
import { Icon } from '../icons/icon.tsx';
import { colours } from '../theme/colours.ts';
import { centredRow } from '../layout/looks.ts';

type PasskeyButtonProps = {
  /** Why the passkey did not work, shown in place of the help. */
  problem: string | undefined;
  isBusy: boolean;
  isLocked: boolean;
  hasAutoFocus?: boolean;
  onClick: () => void;
};

export function PasskeyButton(props: PasskeyButtonProps) {
  const { problem, isBusy, isLocked, hasAutoFocus = false, onClick } = props;
  return (
    <div>
      <Button
        variant="outlined"
        size="large"
        fullWidth
        autoFocus={hasAutoFocus}
        aria-busy={isBusy}
        aria-disabled={isLocked}
        startIcon={<Icon name="passkey" size={22} />}
        onClick={onClick}
      >
        {isBusy ? 'Waiting...' : 'Use a passkey'}
      </Button>
      <Box role="alert" sx={{ color: colours.kumkum, fontSize: 'note', fontWeight: 600 }}>
        {problem && (
          <Box sx={{ mt: 2 }}>
            <FieldError text={problem} />
          </Box>
        )}
      </Box>
      {!problem && (
        <Typography sx={{ mt: 2, fontSize: 'note', color: 'text.disabled' }}>
          Fingerprint, face or the lock of this phone or computer.
        </Typography>
      )}
    </div>
  );
}

/** Stands between two ways to do the same. */
export function OrLine() {
  return (
    <Box sx={orLine}>
      <span>or</span>
    </Box>
  );
}

const dots = {
  content: '""',
  flex: 1,
  height: 3,
  background: `radial-gradient(circle, ${colours.basalt300} 1.5px, transparent 1.6px) left center / 11px 3px repeat-x`,
};

const orLine = {
  ...centredRow,
  color: 'text.secondary',
  lineHeight: 1.2,
  '&::before': dots,
  '&::after': dots,
} as const;
