import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Language } from '@dalan/contract/language/languages';
import type { BatchDetails } from '@dalan/contract/mill/batches';
import { recallText } from '@dalan/contract/mill/recall-texts';
import { LanguageRow } from '../../../../lib/language/language-row.tsx';
import { quotedWords, sheetInset } from '../../../../ui/layout/looks.ts';
import { Sheet } from '../../../../ui/layout/sheet.tsx';
import { batchTexts as texts } from '../batch-texts.ts';
import { useShopName } from './use-shop-name.ts';

/** The text that WhatsApp opens with, to read in each language. */
export function RecallText({ batch }: { batch: BatchDetails }) {
  const [language, setLanguage] = useState<Language>('mr');
  const shop = useShopName();
  return (
    <Sheet title={texts.text}>
      <Box sx={{ ...sheetInset, pb: 4 }}>
        <Box sx={{ mb: 3 }}>
          <LanguageRow label={texts.language} value={language} onChoose={setLanguage} />
        </Box>
        <Box component="p" lang={language} sx={quotedWords}>
          <Unbroken text={recallText(language, batch, shop(language))} word={batch.number} />
        </Box>
        <Box sx={{ mt: 2, fontSize: 'small', color: 'text.secondary' }}>{texts.textHelp}</Box>
      </Box>
    </Sheet>
  );
}

/** Keeps the number of the batch on one line. */
function Unbroken({ text, word }: { text: string; word: string }) {
  const [before, ...after] = text.split(word);
  return (
    <>
      {before}
      <span style={{ whiteSpace: 'nowrap' }}>{word}</span>
      {after.join(word)}
    </>
  );
}
