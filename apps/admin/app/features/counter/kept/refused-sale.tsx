import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leadingName } from '@dalan/contract/language/content-language';
import { formatPaise, formatRupees, rupeesToPaise } from '@dalan/contract/money/money';
import { gramsToKg } from '@dalan/contract/money/weight';
import { dateAndTime } from '../../../lib/format/india-time.ts';
import { formatPhone } from '../../../lib/format/phone.ts';
import { formatKg } from '../../../lib/format/weight.ts';
import { langOf } from '../../../lib/language/spoken.ts';
import { useLanguage } from '../../../lib/language/use-language.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { counterQuery } from '../counter-queries.ts';
import { counterTexts as texts } from '../counter-texts.ts';
import { asItWas, atPricesOfNow, withoutCustomer } from './kept.rules.ts';
import { forgetSale, sendInstead } from './kept-sales.ts';
import type { KeptSale } from './kept.rules.ts';

/** What the mill refused of a sale that was made already, and each way to settle it. */
export function RefusedSale({ sale }: { sale: KeptSale }) {
  const [isForgetting, setIsForgetting] = useState(false);
  const { data } = useQuery(counterQuery);
  const { language } = useLanguage();
  const { seq, rest, body, refused } = sale;
  const time = dateAndTime(rest.at).time;
  const taken = formatPaise(rest.toPayPaise);
  const now = atPricesOfNow(sale);
  const nameless = withoutCustomer(sale, data?.flours ?? []);
  const again = asItWas(sale);
  const reason = refused?.text ?? '';
  return (
    <Notice
      tone="error"
      role="alert"
      actions={
        <Box sx={ways}>
          {now && (
            <Button variant="contained" onClick={() => void sendInstead(seq, now)}>
              {labelOf(now.amount, rest.toPayPaise)}
            </Button>
          )}
          {again && (
            <Button variant="contained" onClick={() => void sendInstead(seq, again)}>
              {texts.kept.again}
            </Button>
          )}
          {nameless && (
            <Button variant="outlined" onClick={() => void sendInstead(seq, nameless)}>
              {texts.kept.withoutCustomer(taken)}
            </Button>
          )}
          <Button variant="outlined" onClick={() => setIsForgetting(true)}>
            {texts.kept.forget}
          </Button>
        </Box>
      }
    >
      {texts.kept.refused(time, taken)}{' '}
      {now ? (
        texts.kept.priceIs(formatRupees(now.amount))
      ) : (
        <span lang={langOf(reason)}>{reason}</span>
      )}
      <Box sx={{ color: 'text.secondary' }}>
        {[
          ...(body.customer === undefined ? [] : [formatPhone(body.customer.contactNumber)]),
          texts.pay.methods[body.method],
          ...rest.lines.map(
            ({ flour, grams }) =>
              `${leadingName(flour, language).text} ${formatKg(gramsToKg(grams))}`,
          ),
        ].join(' · ')}
      </Box>
      {isForgetting && (
        <Forgetting
          text={texts.kept.forgetting.text(taken)}
          onExited={() => setIsForgetting(false)}
          onSure={() => void forgetSale(seq)}
        />
      )}
    </Notice>
  );
}

/** `Record ₹120.00, give ₹18.00 back` */
function labelOf(amount: number, takenPaise: number): string {
  const morePaise = takenPaise - rupeesToPaise(amount);
  const { record, recordAndGive, recordAndTake } = texts.kept;
  if (morePaise === 0) return record(formatRupees(amount));
  return (morePaise > 0 ? recordAndGive : recordAndTake)(
    formatRupees(amount),
    formatPaise(Math.abs(morePaise)),
  );
}

type ForgettingProps = { text: string; onExited: () => void; onSure: () => void };

/** The sale exists on this device alone, so one press does not lose it. */
function Forgetting({ text, onExited, onSure }: ForgettingProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      onExited={onExited}
      title={texts.kept.forgetting.title}
      width={480}
      isDangerous
      action={
        <Button variant="contained" color="error" onClick={onSure}>
          {texts.kept.forgetting.sure}
        </Button>
      }
    >
      {text}
    </DialogFrame>
  );
}

const ways = { display: 'flex', flexWrap: 'wrap', gap: 2, '& > *': { minHeight: 44 } } as const;
