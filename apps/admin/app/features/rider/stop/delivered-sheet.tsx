import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { formatRupees } from '@dalan/contract/money/money';
import type { RiderAction } from '@dalan/contract/mill/runs';
import { Icon } from '../../../ui/icons/icon.tsx';
import { readPartly } from './partly.ts';
import { bigButton } from '../rider-styles.ts';
import { riderTexts } from '../rider-texts.ts';
import { ChoiceMark, option, Sheet } from './sheet.tsx';

type Payments = Extract<RiderAction, { do: 'delivered' }>['payments'];
type DeliveredSheetProps = {
  isOpen: boolean;
  toCollect: number;
  onClose: () => void;
  onSave: (payments: Payments) => void;
};

/** The whole amount takes one tap. With two amounts the sheet shows what stays open. */
export function DeliveredSheet({ isOpen, toCollect, onClose, onSave }: DeliveredSheetProps) {
  const [isPartly, setIsPartly] = useState(false);
  const [typed, setTyped] = useState({ cash: '', upi: '' });
  const [isTried, setIsTried] = useState(false);
  const { payments, open, problem } = readPartly(typed, toCollect);
  const whole = formatRupees(toCollect);
  return (
    <Sheet title={riderTexts.how} isOpen={isOpen} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {(['cash', 'UPI'] as const).map((method) => (
          <ButtonBase
            key={method}
            sx={option}
            onClick={() => onSave([{ method, amount: toCollect }])}
          >
            <ChoiceMark isChosen={false} />
            <span>{method === 'cash' ? riderTexts.cash : riderTexts.upiMethod}</span>
            <span>{whole}</span>
          </ButtonBase>
        ))}
        <ButtonBase
          aria-expanded={isPartly}
          data-chosen={isPartly}
          onClick={() => setIsPartly(!isPartly)}
          sx={option}
        >
          <ChoiceMark isChosen={isPartly} />
          <span>
            {riderTexts.partly}
            <small>{riderTexts.twoAmounts}</small>
          </span>
        </ButtonBase>
      </Box>
      {isPartly && (
        <Box
          component="form"
          noValidate
          sx={{ display: 'grid', gap: 3 }}
          onSubmit={(event) => {
            event.preventDefault();
            setIsTried(true);
            if (problem === undefined) onSave(payments);
          }}
        >
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }}>
            <AmountField
              label={riderTexts.cash}
              value={typed.cash}
              hasAutoFocus
              isWrong={isTried && problem !== undefined}
              onChange={(cash) => setTyped({ ...typed, cash })}
            />
            <AmountField
              label={riderTexts.upiMethod}
              value={typed.upi}
              isWrong={isTried && problem !== undefined}
              onChange={(upi) => setTyped({ ...typed, upi })}
            />
          </Box>
          <div role="status">
            {problem !== undefined && <Alert severity="error">{problem}</Alert>}
            {problem === undefined && open > 0 && (
              <Alert severity="warning">
                {payments.length === 0 ? (
                  riderTexts.staysPending
                ) : (
                  <>
                    <b>{riderTexts.staysOpen(formatRupees(open))}</b> {riderTexts.becomesPartlyPaid}
                  </>
                )}
              </Alert>
            )}
          </div>
          <Button
            type="submit"
            variant="contained"
            startIcon={<Icon name="check" />}
            sx={bigButton}
          >
            {riderTexts.saveDelivered}
          </Button>
        </Box>
      )}
    </Sheet>
  );
}

type AmountFieldProps = {
  label: string;
  value: string;
  hasAutoFocus?: boolean;
  isWrong: boolean;
  onChange: (value: string) => void;
};

function AmountField({ label, value, hasAutoFocus = false, isWrong, onChange }: AmountFieldProps) {
  return (
    <TextField
      id={`at-the-door-${label}`}
      label={label}
      value={value}
      autoFocus={hasAutoFocus}
      error={isWrong}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        input: { startAdornment: '₹' },
        htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } },
      }}
    />
  );
}
