import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { Order } from '@dalan/contract/orders/orders';
import { Icon } from '../../../ui/icons/icon.tsx';
import { choiceFacts, fitting } from './bulk-actions.ts';
import type { BulkChoice } from './bulk-actions.ts';
import { bulkTexts } from './bulk-texts.ts';

type MoreChoicesProps = {
  choices: readonly BulkChoice[];
  orders: Order[];
  onChoose: (choice: BulkChoice) => void;
};

/** An action that fits none of the selected orders is off and says why. */
export function MoreChoices({ choices, orders, onChoose }: MoreChoicesProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={bulkTexts.more}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 44, height: 44, color: 'inherit' }}
      >
        <Icon name="more" />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        {choices.map((choice) => {
          const { label, icon, reason } = choiceFacts[choice];
          const isOff = fitting(choice, orders).length === 0;
          return (
            <MenuItem
              key={choice}
              aria-disabled={isOff}
              onClick={() => {
                if (isOff) return;
                setAnchor(null);
                onChoose(choice);
              }}
              sx={{ minHeight: 44, gap: 3, ...(isOff && { cursor: 'default' }) }}
            >
              <Icon name={icon} size={18} />
              <span>
                <Box sx={isOff ? { color: 'text.disabled' } : undefined}>{label}</Box>
                {isOff && <Box sx={{ fontSize: 'label', color: 'text.disabled' }}>{reason}</Box>}
              </span>
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
