import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { hasRoom } from '@dalan/contract/delivery/delivery';
import type { Delivery } from '@dalan/contract/delivery/delivery';
import {
  formatDueDay,
  formatPromised,
  isPincode,
  PINCODE_LENGTH,
  promiseInWords,
  promiseOf,
  promiseTexts as ownTexts,
} from '@dalan/contract/delivery/delivery-promise';
import { writtenIn } from '@dalan/contract/language/content-language';
import type { Language } from '@dalan/contract/language/languages';
import { formatPaise } from '@dalan/contract/money/money';
import { useShop } from '../../../lib/api/shop.ts';
import { LanguageRow } from '../../../lib/language/language-row.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { SettingsSection } from '../framework/index.ts';
import { previewTexts } from './delivery-texts.ts';
import type { DayFill } from './use-days-left.ts';
import { usePromiseLanguage } from './use-promise-language.ts';
import type { Spoken } from './use-promise-language.ts';
import { spreadRow } from '../../../ui/layout/looks.ts';

/** The total of a sample order. */
const TOTAL_PAISE = 312_00;
const KG = 4;
const UNKNOWN_PINCODES = ['411057', '400001'];

type PromisePreviewProps = { rule: Delivery; days: DayFill[] };
type Shown = { language: Language; spoken: Spoken };

/** Shows what the unsaved form would promise, by the same function and texts as the shop. */
export function PromisePreview({ rule, days }: PromisePreviewProps) {
  const { chosen, choose, ...shown } = usePromiseLanguage();
  return (
    <SettingsSection title={previewTexts.title}>
      {rule.isOn ? <Promised rule={rule} days={days} {...shown} /> : <FixedWords {...shown} />}
      <Box sx={{ mt: 3 }}>
        <LanguageRow
          label={previewTexts.language}
          value={chosen}
          onChoose={(next) => void choose(next)}
        />
      </Box>
    </SettingsSection>
  );
}

/** The words of a shop without the rule. */
function FixedWords({ language, spoken }: Shown) {
  return previewTexts.fixed.map(({ where, key }) => (
    <Part key={where} title={where} lang={language}>
      {spoken.promises[key]}
    </Part>
  ));
}

function Promised({ rule, days, language, spoken }: PromisePreviewProps & Shown) {
  const { phone } = useShop();
  const [typed, setTyped] = useState<string>();
  const pincode = typed ?? rule.areas[0]?.pincodes[0] ?? '';
  const asked = { rule, days, pincode, totalPaise: TOTAL_PAISE, kg: KG, now: new Date() };
  const isWhole = isPincode(pincode);
  const { promiseTexts } = spoken;
  const words = isWhole && days.length > 0 ? promiseInWords(asked, spoken) : undefined;
  const known = words && promiseOf(asked);
  const area = known && writtenIn(known.area, 'name', language).text;
  const full = days.filter((day) => !hasRoom(day, 1));
  const open = days.filter((day) => hasRoom(day, 1));
  const isUnknown = isWhole && days.length > 0 && words === undefined;
  const unknown = isUnknown ? pincode : firstUnknown(rule);
  return (
    <>
      <TextField
        id="try-pincode"
        label={previewTexts.tryPincode}
        value={pincode}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{
          htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: PINCODE_LENGTH },
        }}
        helperText={isWhole ? undefined : ownTexts.wrong}
      />
      {days.length === 0 && <Box sx={{ mt: 3 }}>{previewTexts.wrong}</Box>}
      {words && known && area !== undefined && (
        <>
          <Part title={previewTexts.product} lang={language}>
            <Box sx={{ fontWeight: 600, fontSize: 'lead' }}>{words.day}</Box>
            <Box>{words.charge}</Box>
            <Box sx={{ color: 'text.secondary' }}>{promiseTexts.place(area, pincode)}</Box>
            {words.cutOff !== undefined && (
              <Box sx={{ color: 'text.secondary' }}>{words.cutOff}</Box>
            )}
          </Part>
          <Part title={previewTexts.checkout(formatPaise(TOTAL_PAISE))} lang={language}>
            <Line label={promiseTexts.chargeTo(area)}>
              {known.chargePaise === 0 ? promiseTexts.noCharge : formatPaise(known.chargePaise)}
            </Line>
            <Line label={promiseTexts.amountToPay} isStrong>
              {formatPaise(TOTAL_PAISE + known.chargePaise)}
            </Line>
            {known.missingPaise > 0 && (
              <Box sx={{ color: 'text.secondary' }}>
                {promiseTexts.more(formatPromised(known.missingPaise))}
              </Box>
            )}
            {words.tooLittle !== undefined && (
              <Box sx={{ color: 'error.main', fontWeight: 600 }}>{words.tooLittle}</Box>
            )}
          </Part>
        </>
      )}
      {days.length > 0 && (
        <>
          <Part title={previewTexts.days}>
            <Box lang={language}>
              {open.map(({ day }) => spoken.days.formatDueDay(day)).join(', ') ||
                promiseTexts.allFull}
            </Box>
            {full.length > 0 && open.length > 0 && (
              <Box sx={{ color: 'text.secondary' }}>
                {previewTexts.isFull(full.map(({ day }) => formatDueDay(day)).join(', '))}
              </Box>
            )}
          </Part>
          <Part title={previewTexts.unknown(unknown)} lang={language} isWarning>
            <Box sx={{ fontWeight: 600 }}>{promiseTexts.unknown(unknown)}</Box>
            <Box>{`${promiseTexts.call.before}${phone}${promiseTexts.call.after}`}</Box>
          </Part>
        </>
      )}
    </>
  );
}

function firstUnknown({ areas }: Delivery): string {
  const isIn = (pincode: string) => areas.some(({ pincodes }) => pincodes.includes(pincode));
  return UNKNOWN_PINCODES.find((pincode) => !isIn(pincode)) ?? '999999';
}

type PartProps = { title: string; lang?: Language; isWarning?: boolean; children: ReactNode };

function Part({ title, lang, isWarning = false, children }: PartProps) {
  return (
    <Box sx={{ mt: 3 }}>
      <Box component="h3" sx={partTitle}>
        {title}
      </Box>
      <Box lang={lang} sx={isWarning ? { ...sheet, borderColor: colours.kumkum } : sheet}>
        {children}
      </Box>
    </Box>
  );
}

type LineProps = { label: string; isStrong?: boolean; children: ReactNode };

function Line({ label, isStrong = false, children }: LineProps) {
  return (
    <Box sx={{ ...spreadRow, ...(isStrong && { fontWeight: 600 }) }}>
      <span>{label}</span>
      <span>{children}</span>
    </Box>
  );
}

const partTitle = {
  m: 0,
  mb: 1,
  fontFamily: 'inherit',
  fontSize: 'small',
  fontWeight: 500,
  color: 'text.secondary',
};

const sheet = {
  px: 3,
  py: 2,
  border: `1px solid ${colours.basalt900}`,
  backgroundColor: colours.flour0,
};
