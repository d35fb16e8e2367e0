import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { UnsentLetter } from '@dalan/contract/office/letters';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { formatRecent } from '../../lib/format/india-time.ts';
import { Sheet } from '../../ui/layout/sheet.tsx';
import { rows } from './panel-styles.ts';
import { texts } from './today-texts.ts';
import { useUnsentMails } from './use-unsent-mails.ts';
import { sheetInset, touchLink } from '../../ui/layout/looks.ts';

/** The panel appears only if there are unsent mails; most shops never see it. */
export function UnsentMails() {
  const { mails, total, sendAgain, isLocked } = useUnsentMails();
  if (mails.length === 0) return null;
  return (
    <Sheet title={texts.unsent.title}>
      <Box sx={{ ...sheetInset, pb: 3 }}>
        <Box component="ul" aria-label={texts.unsent.title} sx={rows}>
          {mails.map((mail) => (
            <li key={mail._id}>
              <Box sx={{ minWidth: 0 }}>
                <Subject mail={mail} />
                <Box sx={{ color: 'text.secondary', fontSize: 'small' }}>
                  {`${texts.unsent.kinds[mail.kind]}, ${whyOf(mail)}, ${formatRecent(mail.givenUpAt)}`}
                </Box>
              </Box>
              <Button
                variant="outlined"
                aria-label={texts.unsent.sendAgainLabel(titleOf(mail))}
                aria-disabled={isLocked}
                onClick={() => sendAgain(mail._id)}
                sx={{ ml: 'auto', minHeight: 44, flexShrink: 0 }}
              >
                {texts.unsent.sendAgain}
              </Button>
            </li>
          ))}
          {total > mails.length && <li>{texts.unsent.more(total - mails.length)}</li>}
        </Box>
      </Box>
    </Sheet>
  );
}

function Subject({ mail }: { mail: UnsentLetter }) {
  if (mail.orderId === null) return <b>{titleOf(mail)}</b>;
  return (
    <Box
      component={Link}
      to={`${panelPaths.orders}?order=${mail.orderId}`}
      sx={{ ...touchLink, fontWeight: 600 }}
    >
      {titleOf(mail)}
    </Box>
  );
}

function titleOf({ name, orderId, kind }: UnsentLetter): string {
  const parts = [name, orderId === null ? '' : shortOrderId(orderId)].filter(Boolean);
  return parts.length === 0 ? texts.unsent.kinds[kind] : parts.join(', ');
}

function whyOf({ smtpCode }: UnsentLetter): string {
  return smtpCode === null ? texts.unsent.notInTime : texts.unsent.refused(smtpCode);
}
