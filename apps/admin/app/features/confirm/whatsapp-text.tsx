import Box from '@mui/material/Box';
import type { Language } from '@dalan/contract/language/languages';
import { LanguageRow } from '../../lib/language/language-row.tsx';
import { PressedRow } from '../../ui/form/pressed-row.tsx';
import { Sheet } from '../../ui/layout/sheet.tsx';
import { texts } from './confirm-texts.ts';
import { quotedWords } from '../../ui/layout/looks.ts';

export type Message = keyof typeof texts.messages;
const messages = Object.keys(texts.messages) as Message[];

type WhatsappTextProps = {
  text: string;
  language: Language;
  onLanguage: (language: Language) => void;
  message: Message;
  onMessage: (message: Message) => void;
};

/** The text that WhatsApp opens with. The choices apply to this order only. */
export function WhatsappText(props: WhatsappTextProps) {
  const { text, language, onLanguage, message, onMessage } = props;
  return (
    <Sheet title={texts.whatsappText}>
      <Box sx={choices}>
        <LanguageRow label={texts.language} value={language} onChoose={onLanguage} />
      </Box>
      <Box sx={choices}>
        <PressedRow
          label={texts.message}
          options={messages}
          words={texts.messages}
          value={message}
          onChoose={onMessage}
        />
      </Box>
      <Box component="p" lang={language} sx={words}>
        {text}
      </Box>
    </Sheet>
  );
}

const choices = { display: 'inline-flex', ml: { xs: 3, sm: 4 }, mb: 2.5 };

const words = { ...quotedWords, mx: { xs: 3, sm: 4 }, mb: 4 };
