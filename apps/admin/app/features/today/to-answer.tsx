import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { formatRupees } from '@dalan/contract/money/money';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import type { Today } from '@dalan/contract/mill/today';
import { languageTexts } from '../../lib/language/language-texts.ts';
import { Sheet } from '../../ui/layout/sheet.tsx';
import { rows } from './panel-styles.ts';
import { texts } from './today-texts.ts';
import { sheetInset, touchLink } from '../../ui/layout/looks.ts';

type ToAnswerProps = Pick<Today, 'claims'> & { messages: number };

/** Lists messages, and customers who say that they have paid. */
export function ToAnswer({ claims, messages }: ToAnswerProps) {
  const more = claims.count - claims.oldest.length;
  return (
    <Sheet title={texts.toAnswer}>
      <Box sx={{ ...sheetInset, pb: 3 }}>
        <Box component="ul" sx={rows}>
          <li>
            <Box component={Link} to={`${panelPaths.contacts}?state=not-settled`} sx={link}>
              {texts.messages}
            </Box>
            <Box component="b" sx={{ ml: 'auto' }}>
              {texts.messageCount(messages)}
            </Box>
          </li>
          {claims.oldest.map(({ orderId, name, amount }) => (
            <li key={orderId}>
              <Box component={Link} to={`${panelPaths.orders}?order=${orderId}`} sx={link}>
                {name}
              </Box>
              <Box component="span" sx={{ ml: 'auto', color: 'warning.dark' }}>
                {languageTexts.saysPaid}
              </Box>
              <span>{formatRupees(amount)}</span>
            </li>
          ))}
          {more > 0 && <li>{texts.moreClaims(more)}</li>}
        </Box>
      </Box>
    </Sheet>
  );
}

const link = { ...touchLink, my: -1.5, fontWeight: 600 };
