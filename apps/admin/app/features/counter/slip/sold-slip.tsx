import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { whatsappLink } from '@dalan/contract/contact/contact-links';
import { counterBillText } from '@dalan/contract/desk/counter-bill-text';
import { leadingName } from '@dalan/contract/language/content-language';
import { formatPaise } from '@dalan/contract/money/money';
import { gramsToKg } from '@dalan/contract/money/weight';
import type { Order } from '@dalan/contract/orders/orders';
import { formatKg } from '../../../lib/format/weight.ts';
import { dateAndTime } from '../../../lib/format/india-time.ts';
import { useLanguage } from '../../../lib/language/use-language.ts';
import { KeyHint } from '../../../ui/buttons/key-hint.tsx';
import { plainList, spreadRow } from '../../../ui/layout/looks.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { counterTexts as texts } from '../counter-texts.ts';
import { keyOf, paiseOf, totalOf } from '../counter.rules.ts';
import type { Line, Sold } from '../counter.rules.ts';
import { billPathOf, labelsPathOf } from '../sale-paths.ts';
import { TakeBackDialog } from '../sold/take-back-dialog.tsx';
import { Change } from './change.tsx';
import { chit, dotted, linkButton, slipHead } from './chit.ts';

type SoldSlipProps = { sold: Sold; onNext: () => void };

/** The change stays until the next tile or Enter. */
export function SoldSlip({ sold, onNext }: SoldSlipProps) {
  const { order, lines, toPayPaise, givenPaise, at } = sold;
  const [isTakingBack, setIsTakingBack] = useState(false);
  return (
    <Box component="section" aria-label={texts.sold.title} sx={chit}>
      <Box sx={slipHead}>
        <Typography variant="h3" component="h2">
          {texts.sold.title}
        </Typography>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {order?.billNumber && `${order.billNumber}, `}
          {dateAndTime(at).time}
        </Box>
      </Box>
      {order === undefined && <Notice tone="warning">{texts.sold.kept}</Notice>}
      {givenPaise !== undefined && <Change paise={givenPaise - toPayPaise} />}
      <Box sx={{ ...spreadRow, mt: 2 }}>
        {order?.onAccount ? texts.pay.methods.account : texts.slip.toPay}{' '}
        <span>{formatPaise(toPayPaise)}</span>
      </Box>
      {givenPaise !== undefined && (
        <Box sx={spreadRow}>
          {texts.pay.given} <span>{formatPaise(givenPaise)}</span>
        </Box>
      )}
      <Box component="ul" sx={{ ...plainList, mt: 2 }}>
        {lines.map((line, place) => (
          <SoldLine key={keyOf(line)} line={line} batch={order?.items[place]?.batch?.number} />
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
        <Button variant="contained" onClick={onNext} sx={{ minHeight: 56 }}>
          {texts.sold.next}
          <KeyHint>Enter</KeyHint>
        </Button>
        {order !== undefined && (
          <>
            <Box sx={two}>
              <Button
                variant="outlined"
                component={Link}
                to={billPathOf(order._id)}
                startIcon={<Icon name="print" size={18} />}
              >
                {texts.sold.print}
                <KeyHint>P</KeyHint>
              </Button>
              {order.contactNumber === '' ? (
                <Button
                  variant="outlined"
                  component={Link}
                  to={labelsPathOf(order._id)}
                  startIcon={<Icon name="document" size={18} />}
                >
                  {texts.sold.labels}
                  <KeyHint>L</KeyHint>
                </Button>
              ) : (
                <Button
                  variant="outlined"
                  href={whatsappLink(`91${order.contactNumber}`, billMessage(order, sold))}
                  target="_blank"
                  rel="noreferrer"
                  startIcon={<Icon name="chat" size={18} />}
                >
                  {texts.sold.whatsapp}
                </Button>
              )}
            </Box>
            <Box
              component="button"
              type="button"
              onClick={() => setIsTakingBack(true)}
              sx={{ ...linkButton, justifySelf: 'center' }}
            >
              {texts.sold.takeBack}
            </Box>
          </>
        )}
      </Box>
      {order !== undefined && isTakingBack && (
        <TakeBackDialog order={order} onExited={() => setIsTakingBack(false)} onDone={onNext} />
      )}
    </Box>
  );
}

function SoldLine({ line, batch }: { line: Line; batch: string | undefined }) {
  const { language } = useLanguage();
  const name = leadingName(line.flour, language);
  const ground = line.grind && leadingName(line.grind, language);
  return (
    <Box component="li" sx={{ ...spreadRow, py: 1.5, lineHeight: 1.35, ...dotted }}>
      <span>
        <b lang={name.lang}>{name.text}</b>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 'note' }}>
          {ground && <span lang={ground.lang}>{ground.text} · </span>}
          {formatKg(gramsToKg(line.grams))}
          {batch !== undefined && ` · ${texts.sold.batch(batch)}`}
        </Box>
      </span>
      <b>{formatPaise(paiseOf(line))}</b>
    </Box>
  );
}

/** Customers have no page for a sale without an account, so the bill is one message. */
function billMessage(
  { billNumber, onAccount, userId }: Order,
  { lines, toPayPaise }: Sold,
): string {
  return counterBillText(userId.language, {
    number: billNumber ?? '',
    lines: lines.map((line) => ({ ...line, paise: paiseOf(line) })),
    roundOffPaise: totalOf(lines).roundOffPaise,
    toPayPaise,
    isOnAccount: onAccount === true,
  });
}

const two = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, '& > *': { minHeight: 48 } };
