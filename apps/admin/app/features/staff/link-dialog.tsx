import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { isPhone, phoneDigits } from '@dalan/contract/contact/contact-details';
import { whatsappLink } from '@dalan/contract/contact/contact-links';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { useShop } from '../../lib/api/shop.ts';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { linkMessage, passwordLinkMessage, staffPageTexts } from './staff-texts.ts';

/** A link to join, or to choose a new password. */
export type LinkToSend = {
  kind: 'join' | 'password';
  name: string;
  contact: string;
  token: string;
};

type LinkDialogProps = { link: LinkToSend; state: DialogState };

/** The link can be seen only here, because the server keeps only its hash. */
export function LinkDialog({ link: made, state }: LinkDialogProps) {
  const { kind, name, contact, token } = made;
  const shop = useShop();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState('');
  const path = kind === 'join' ? panelPaths.join : panelPaths.newPassword;
  const link = `${window.location.origin}${path}#${token}`;
  const messageOf = kind === 'join' ? linkMessage : passwordLinkMessage;
  const message = messageOf(name, shop.name, link);

  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setOutcome(staffPageTexts.copied);
    } catch {
      setOutcome(staffPageTexts.notCopied);
    }
  }

  return (
    <DialogFrame
      {...state}
      title={staffPageTexts.linkTitle}
      about={name}
      width={560}
      closeLabel="Close"
      action={
        <>
          {isPhone(contact) && (
            <Button
              variant="outlined"
              component="a"
              href={whatsappLink(`91${phoneDigits(contact)}`, message)}
              target="_blank"
              rel="noreferrer"
              startIcon={<Icon name="chat" size={18} />}
            >
              {staffPageTexts.whatsapp}
            </Button>
          )}
          <Button
            variant="contained"
            startIcon={<Icon name="copy" size={18} />}
            onClick={() => void copy()}
          >
            {staffPageTexts.copy}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 5 }}>{staffPageTexts.linkOnce}</Typography>
      <TextField
        id="staff-link"
        label={staffPageTexts.linkLabel}
        value={link}
        inputRef={field}
        fullWidth
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
        onFocus={(event) => event.target.select()}
      />
      <Box role="status" sx={{ minHeight: 24, mt: 2, color: 'text.secondary' }}>
        {outcome}
      </Box>
    </DialogFrame>
  );
}
