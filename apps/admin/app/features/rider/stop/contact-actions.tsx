import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { indianTelephoneLink, whatsappLink } from '@dalan/contract/contact/contact-links';
import { Icon } from '../../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { mapLink } from '../rider-format.ts';
import { actionsRow } from '../rider-styles.ts';
import { riderTexts } from '../rider-texts.ts';
import type { StopView } from '../run-view.ts';

type ContactActionsProps = {
  stop: StopView;
  /** The text that WhatsApp opens with; if undefined, there is no WhatsApp button. */
  message?: string;
  children?: ReactNode;
};

/** Call, WhatsApp and map, each opened in the phone's own app. */
export function ContactActions({ stop, message, children }: ContactActionsProps) {
  const { contactNumber, deliveryAddress, userId } = stop.order;
  const to = <VisuallyHidden> {userId.name}</VisuallyHidden>;
  return (
    <Box sx={actionsRow}>
      <ButtonBase href={indianTelephoneLink(contactNumber)}>
        <Icon name="phone" />
        <span>
          {riderTexts.call}
          {to}
        </span>
      </ButtonBase>
      {message !== undefined && (
        <ButtonBase
          href={whatsappLink(`91${contactNumber}`, message)}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="chat" />
          <span>
            {riderTexts.whatsApp}
            {to}
          </span>
        </ButtonBase>
      )}
      <ButtonBase href={mapLink(deliveryAddress)} target="_blank" rel="noreferrer">
        <Icon name="pin" />
        <span>
          {riderTexts.map}
          {to}
        </span>
      </ButtonBase>
      {children}
    </Box>
  );
}
