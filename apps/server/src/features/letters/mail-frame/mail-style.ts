import type { Language } from '@dalan/contract/language/languages';

/**
 * The shop's colours and fonts, repeated because mail clients support neither variables nor style
 * sheets. Devanagari takes the phone's own fonts and higher lines.
 */
const colour = {
  basalt: '#1C2124',
  basalt700: '#3B4549',
  basalt500: '#5C686D',
  basalt300: '#9AA4A7',
  page: '#F5F6F2',
  white: '#FFFFFF',
  line: '#D5D9CF',
  haldi: '#F2B90C',
};

const latin = {
  display: "font-family:Georgia,'Times New Roman',serif;font-weight:700",
  body: "font-family:'Noto Sans','Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  h1: 'font-size:30px;line-height:36px',
  h2: 'font-size:19px;line-height:26px',
  slip: 'font-size:22px;line-height:30px',
  total: 'font-size:20px;line-height:28px',
  text: 'font-size:16px;line-height:24px',
  small: 'font-size:14px;line-height:21px',
  button: 'padding:12px 24px',
};

const faces = "'Noto Sans Devanagari','Nirmala UI','Kohinoor Devanagari',Mangal";
const devanagari: typeof latin = {
  display: `font-family:'Noto Serif Devanagari',${faces},serif;font-weight:700`,
  body: `font-family:${faces},'Noto Sans',sans-serif`,
  h1: 'font-size:28px;line-height:40px',
  h2: 'font-size:19px;line-height:30px',
  slip: 'font-size:22px;line-height:32px',
  total: 'font-size:20px;line-height:30px',
  text: 'font-size:16px;line-height:27px',
  small: 'font-size:15px;line-height:24px',
  button: 'padding:11px 24px',
};

/** Inline styles that a mail's own part shares with the frame. */
export function mailStyle(language: Language) {
  const { display, body, h1, h2, slip, total, text, small, button } =
    language === 'en' ? latin : devanagari;
  const heading = (size: string) => `${display};${size};color:${colour.basalt}`;
  return {
    colour,
    body,
    h1: heading(h1),
    h2: heading(h2),
    slip: heading(slip),
    total: heading(total),
    totalSize: total,
    text: `${body};${text};color:${colour.basalt}`,
    small: `${body};${small}`,
    chit: `background:${colour.white};border:2px solid ${colour.basalt}`,
    button,
    /** The font of the shop's name in Latin letters. */
    wordmark: latin.display,
  };
}
