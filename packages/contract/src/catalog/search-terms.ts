/**
 * Words of a flour shop as people in Pune type them. Every word is normalized first (`normalizeSpelling`),
 * so the lists contain each word once: `peeth` and `पीठ` are both `pith`.
 */

/** Devanagari to Latin. A consonant without a following sign has an inherent `a`. */
const CONSONANTS = sounds(
  'क k ख kh ग g घ gh ङ n च ch छ ch ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n ऩ n ' +
    'प p फ f ब b भ bh म m य y र r ऱ r ल l ळ l व v श sh ष sh स s ह h',
);
const VOWELS = sounds('अ a आ a इ i ई i उ u ऊ u ऋ ru ए e ऐ ai ओ o औ au ऑ o ऍ e');
const SIGNS = sounds('ा a ि i ी i ु u ू u ृ ru े e ै ai ो o ौ au ॉ o ॅ e ् -');
const NASAL = /[ंँ]/;

function sounds(list: string): ReadonlyMap<string, string> {
  const parts = list.split(' ');
  return new Map(parts.flatMap((part, n) => (n % 2 === 0 ? [[part, parts[n + 1] ?? '']] : [])));
}

/**
 * ज्वारी becomes `jvari`, बाजरी `bajri`: the inherent `a` between two sounded letters is silent.
 */
function inLatin(word: string): string {
  const letters = Array.from(word.normalize('NFD').replaceAll('\u093c', '').normalize('NFC'));
  const latin = letters.map((letter, n) => {
    const consonant = CONSONANTS.get(letter);
    if (consonant === undefined) {
      if (NASAL.test(letter)) return 'n';
      const sign = SIGNS.get(letter) ?? VOWELS.get(letter) ?? letter;
      return sign === '-' ? '' : sign;
    }
    const next = letters[n + 1] ?? '';
    return SIGNS.has(next) || next === '' ? consonant : `${consonant}A`;
  });
  return latin
    .join('')
    .replace(/(?<=[aeiou](?:[kgcjtdpbs]h|[a-z]))A(?=[a-z]h?[aeiouA])/g, '')
    .toLowerCase();
}

const CACHE_SIZE = 5_000;
const cache = new Map<string, string>();

/** Normalizes script, long and double letters, and the endings `-che` and `-s`. */
export function normalizeSpelling(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const latin = /[\u0900-\u097f]/.test(word) ? inLatin(word) : word;
  const spelling = latin
    .replaceAll('w', 'v')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/([a-z])\1+/g, '$1')
    .replace(/n(?=[pb])/g, 'm')
    .replace(/(?<=.{4})ch(?:a|e|i|ya|an)$/, '')
    .replace(/(?<=.{4})s$/, '');
  // Bounds the memory, because visitors can search for any number of words.
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(word, spelling);
  return spelling;
}

/** Normalized words of a text. Devanagari vowel signs are marks (\p{M}) and belong to the word. */
export function normalizedWords(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(normalizeSpelling);
}

const wordSet = (text: string) => new Set(normalizedWords(text));

/** Words for flour in general. They count only if a search has nothing else. */
const FLOUR = wordSet('flour flor floor flower pith peth peet ata powder');
/** Filler words, ignored in a search. */
const FILLERS = wordSet(
  'chakki chaki fresh stone ground buy order online price rate best pure good want need in at of for ' +
    'the a and or to with make making from kg kgs kilo gm g pune near me ' +
    'ka ki ke cha chi che chya chan sathi saathi karta karita liye lie aur hava havi pahije aani ani',
);
const AMOUNT = /^\d+(?:kg?|gm?)?$/;

/** The words of a search without fillers and amounts. */
export function searchTerms(search: string): string[] {
  const words = [...new Set(normalizedWords(search))];
  const meaningful = words.filter((word) => !FILLERS.has(word) && !AMOUNT.test(word));
  const specific = meaningful.filter((word) => !FLOUR.has(word));
  return [specific, meaningful, words].find((some) => some.length > 0) ?? [];
}

/**
 * A flour with a word before the bar matches all words of its line. Words after the bar are
 * ambiguous, so they do not add a flour to the line.
 */
const synonyms = new Map<string, string[]>();
for (const line of [
  'wheat gahu gehu gehun gahun gavha gavhu genhu | ata kanik kanak sharbati chapati poli roti',
  'khapli khapali emmer',
  'jowar jowari jwari jwar jawar javari juvar jondhala jondhla sorghum',
  'bajra bajri bajari bajara',
  'nachni nachani nachini nachana ragi nagli mandua',
  'rice tandul tandal tandala tandla chaval | idli dosa amboli ghavne modak',
  'besan chana chane chickpea harbhara harbara harabhara | gram dal bhaji bhajiya pakoda pakora ' +
    'dhokla kadhi pithla pithle zunka jhunka ladu',
  'makka makai makya makki maize corn | bhutta',
  'rajgira rajgara rajgiri amaranth ramdana',
  'soya soy soyabean soyabin soybean',
  'upvas upas vrat fasting farali faral | fast navratri ekadashi',
  'thalipith bhajani bhajni',
  'multigrain | mix mixed',
  'flour pith | peth peet powder',
  'bhakri bhakari bhakar bhakhri',
  'poli | chapati phulka fulka roti',
  'modak | ukdiche ukadiche',
]) {
  const [own = [], also = []] = line.split('|').map(normalizedWords);
  for (const word of own) synonyms.set(word, [...(synonyms.get(word) ?? []), ...own, ...also]);
}

export function synonymsOf(words: readonly string[]): string[] {
  return words.flatMap((word) => synonyms.get(word) ?? []);
}
