import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Sheet } from '../../ui/sheet.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { texts } from './confirm-texts.ts';

export type Language = keyof typeof texts.languages;
const languages = Object.keys(texts.languages) as Language[];

type WhatsappTextProps = {
  text: string;
  language: Language;
  onChoose: (language: Language) => void;
};

/** What WhatsApp opens with. The choice holds for this order. */
export function WhatsappText({ text, language, onChoose }: WhatsappTextProps) {
  return (
    <Sheet title={texts.whatsappText}>
      <Box role="group" aria-label={texts.language} sx={choices}>
        {languages.map((one) => (
          <ButtonBase
            key={one}
            lang={one}
            aria-pressed={one === language}
            onClick={() => onChoose(one)}
            sx={choice}
          >
            {texts.languages[one]}
          </ButtonBase>
        ))}
      </Box>
      <Box component="p" lang={language} sx={words}>
        {text}
      </Box>
    </Sheet>
  );
}

const choices = { display: 'inline-flex', ml: { xs: 3, sm: 4 }, mb: '10px' };

const choice = {
  minHeight: 44,
  fontFamily: 'inherit',
  px: '12px',
  border: `1px solid ${colours.basalt500}`,
  borderBottom: `2px solid ${colours.basalt900}`,
  fontSize: '0.90625rem',
  fontWeight: 500,
  '& + &': { ml: '-1px' },
  "&[aria-pressed='true']": { backgroundColor: colours.basalt900, color: colours.flour0 },
} as const;

const words = {
  m: 0,
  mx: { xs: 3, sm: 4 },
  mb: 4,
  px: 3,
  py: '10px',
  backgroundColor: colours.flour50,
  border: `1px solid ${colours.flour200}`,
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
} as const;
