import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TableContainer from '@mui/material/TableContainer';
import Typography from '@mui/material/Typography';
import { passkeyRuleTexts as texts } from './passkey-texts.ts';
import { useRequirePasskeys } from './use-passkeys.ts';

type PasskeyRuleProps = {
  isRequired: boolean;
  /** An owner who requires passkeys needs one themselves, or they lock themselves out. */
  hasOwn: boolean;
};

/** The owner decides here whether all staff need a passkey. */
export function PasskeyRule({ isRequired, hasOwn }: PasskeyRuleProps) {
  const rule = useRequirePasskeys();
  const mustAddFirst = !isRequired && !hasOwn;
  return (
    <TableContainer component="section" aria-labelledby="passkey-rule" sx={{ mt: 5, p: 4 }}>
      <Typography variant="h3" component="h2" id="passkey-rule">
        {texts.title}
      </Typography>
      <Box sx={line}>
        <Box sx={{ flex: '1 1 260px' }}>
          <Typography>{isRequired ? texts.required : texts.optional}</Typography>
          {mustAddFirst && (
            <Typography id="passkey-rule-reason" variant="body2" sx={{ color: 'text.disabled' }}>
              {texts.ownFirst}
            </Typography>
          )}
        </Box>
        <Button
          variant="outlined"
          disabled={mustAddFirst}
          aria-describedby={mustAddFirst ? 'passkey-rule-reason' : undefined}
          aria-busy={rule.isBusy}
          aria-disabled={rule.isLocked}
          onClick={() => rule.submit(!isRequired)}
        >
          {isRequired ? texts.allow : texts.require}
        </Button>
      </Box>
    </TableContainer>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mt: 2 };
