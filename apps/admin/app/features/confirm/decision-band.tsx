import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import { KeyHint } from '../../ui/buttons/key-hint.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { useScreen } from '../../ui/use-screen.ts';
import { texts } from './confirm-texts.ts';
import { strongLine, wrappingRow } from '../../ui/layout/looks.ts';

type DecisionBandProps = {
  isLocked: boolean;
  /** Over the limit of an account: the two ways stand side by side. */
  isOver: boolean;
  onConfirm: () => void;
  onCollect: () => void;
  onNoAnswer: () => void;
  onCancel: () => void;
};

/** It is mounted anew for each order, so that the focus returns to Confirm. */
export function DecisionBand(props: DecisionBandProps) {
  const { isLocked, isOver, onConfirm, onCollect, onNoAnswer, onCancel } = props;
  const isPhone = useScreen() === 'phone';
  const confirmButton = useRef<HTMLButtonElement>(null);
  useEffect(() => confirmButton.current?.focus({ preventScroll: true }), []);
  const press = (act: () => void) => () => {
    if (!isLocked) act();
  };
  return (
    <Box sx={isPhone ? foot : band}>
      {isPhone && <GlobalStyles styles={{ body: { '--band': '76px' } }} />}
      <Button
        variant="outlined"
        aria-label={isPhone ? texts.cancel : undefined}
        aria-disabled={isLocked}
        onClick={press(onCancel)}
        sx={danger}
      >
        {isPhone ? <Icon name="close" /> : texts.cancel}
        <KeyHint>X</KeyHint>
      </Button>
      <Button
        variant="outlined"
        aria-disabled={isLocked}
        onClick={press(onNoAnswer)}
        sx={{ ml: { sm: 'auto' } }}
      >
        {texts.noAnswer}
        <KeyHint>N</KeyHint>
      </Button>
      {isOver && !isPhone && (
        <>
          <Box sx={{ flexBasis: '100%' }} />
          <Button
            variant="outlined"
            aria-disabled={isLocked}
            onClick={press(onCollect)}
            sx={{ flex: 1 }}
          >
            {texts.account.collect}
            <KeyHint>D</KeyHint>
          </Button>
        </>
      )}
      <Button
        ref={confirmButton}
        variant="contained"
        aria-disabled={isLocked}
        startIcon={<Icon name="check" size={18} />}
        onClick={press(onConfirm)}
        sx={{ minWidth: { sm: 176 }, ...(isOver && { flex: 1 }) }}
      >
        {isOver ? texts.account.confirm : texts.confirm}
        <KeyHint>Enter</KeyHint>
      </Button>
    </Box>
  );
}

const band = {
  ...wrappingRow,
  px: 5,
  pt: 3,
  pb: 4,
  backgroundColor: colours.flour50,
  borderTop: strongLine,
  '& > button': { minHeight: 48 },
};

const foot = {
  position: 'fixed',
  zIndex: 'appBar',
  left: 0,
  right: 0,
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: '56px 1fr 1.3fr',
  gap: 2.5,
  px: 3,
  pt: 3,
  pb: 4,
  backgroundColor: colours.flour0,
  borderTop: `3px solid ${colours.basalt900}`,
  '& > button': { minWidth: 0, minHeight: 48 },
} as const;

const danger = {
  borderColor: colours.kumkum,
  color: colours.kumkum,
  '&:hover': { borderColor: colours.kumkum, backgroundColor: colours.kumkumTint },
};
