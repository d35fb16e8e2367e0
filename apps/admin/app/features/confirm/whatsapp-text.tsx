import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { languageNames, languages } from '@dalan/contract/language/languages';
import type { Language } from '@dalan/contract/language/languages';
import { Sheet } from '../../ui/layout/sheet.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { texts } from './confirm-texts.ts';
import { fieldEdge, hairline } from '../../ui/layout/looks.ts';

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
      <Box role="group" aria-label={texts.language} sx={choices}>
        {languages.map((one) => (
          <ButtonBase
            key={one}
            lang={one}
            aria-pressed={one === language}
            onClick={() => onLanguage(one)}
            sx={choice}
          >
            {languageNames[one]}
          </ButtonBase>
        ))}
      </Box>
      <Box role="group" aria-label={texts.message} sx={choices}>
        {messages.map((one) => (
          <ButtonBase
            key={one}
            aria-pressed={one === message}
            onClick={() => onMessage(one)}
            sx={choice}
          >
            {texts.messages[one]}
          </ButtonBase>
        ))}
      </Box>
      <Box component="p" lang={language} sx={words}>
        {text}
      </Box>
    </Sheet>
  );
}

const choices = { display: 'inline-flex', ml: { xs: 3, sm: 4 }, mb: 2.5 };

const choice = {
  minHeight: 44,
  fontFamily: 'inherit',
  px: 3,
  ...fieldEdge,
  fontSize: 'small',
  fontWeight: 500,
  '& + &': { ml: '-1px' },
  "&[aria-pressed='true']": { backgroundColor: colours.basalt900, color: colours.flour0 },
} as const;

const words = {
  m: 0,
  mx: { xs: 3, sm: 4 },
  mb: 4,
  px: 3,
  py: 2.5,
  backgroundColor: colours.flour50,
  border: hairline,
  fontSize: 'small',
  overflowWrap: 'anywhere',
} as const;
