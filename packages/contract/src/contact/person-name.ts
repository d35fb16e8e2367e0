import { personNameTexts } from './person-name.texts.ts';
import { checkOptionalLine } from '../text/text.ts';

export { personNameTexts };

/** No surname ends like this, so it is always a website. */
const WEBSITE_ENDINGS =
  'com|net|org|info|biz|edu|gov|app|xyz|top|site|online|store|shop|live|click|club|pro|vip|icu|buzz|blog|tech|space|website|भारत';

/**
 * These may be surnames, as in `S.Dev`. They count as websites only in lowercase, after a whole
 * word.
 */
const SHORT_ENDINGS =
  'ai|am|at|be|cc|cn|co|de|dev|do|fm|gd|gg|gl|gy|in|io|is|it|link|ly|me|page|ru|sh|st|tk|to|tv|uk|us|ws';
const TITLES =
  /^(?:\p{L}|adv|ca|capt|col|dr|er|fr|gen|kr|kum|lt|maj|md|mr|mrs|ms|prof|shri|smt|sou|sri|st)$/iu;

const END = '(?![\\p{L}\\p{M}\\p{N}])';
const WEBSITE = new RegExp(
  `://|\\bhttps?:|\\bwww\\d?\\.|[\\p{L}\\p{M}\\p{N}]\\.(?:(?:${WEBSITE_ENDINGS})${END}|[a-z]{2,}/\\S)`,
  'iu',
);
const SHORT_WEBSITE = new RegExp(`([\\p{L}\\p{M}\\p{N}-]+)\\.(?:${SHORT_ENDINGS})${END}`, 'gu');

/**
 * Mail clients turn such text into a link, so that our mail to `www.x.com` would advertise it.
 * Initials and titles are not websites: `S. Kulkarni`, `Dr.Patil`, `A.B.Joshi`.
 */
export function hasWebsite(name: string): boolean {
  const plain = plainOf(name);
  if (WEBSITE.test(plain)) return true;
  const typed = plain === plain.toUpperCase() ? plain.toLowerCase() : plain;
  return [...typed.matchAll(SHORT_WEBSITE)].some(([, label = '']) => !TITLES.test(label));
}

/** A word, a dot and two or more letters, as in `evil.example`. Some mail clients link it. */
const DOTTED = /([\p{L}\p{M}\p{N}-]+)\.[a-z]{2,}(?![\p{L}\p{M}\p{N}])/giu;

function hasDottedWord(name: string): boolean {
  return [...plainOf(name).matchAll(DOTTED)].some(([, label = '']) => !TITLES.test(label));
}

/** Full-width letters and the full stops of other scripts lead to the same website. */
function plainOf(name: string): string {
  return name.normalize('NFKC').replace(/[。｡]/g, '.');
}

/** One line of plain text without a website. */
export function checkPersonName(value: string, max: number): string | undefined {
  const unreadable = checkOptionalLine(value, max);
  if (unreadable !== undefined) return unreadable;
  if (hasWebsite(value)) return personNameTexts.website;
  return hasDottedWord(value) ? personNameTexts.dot : undefined;
}
