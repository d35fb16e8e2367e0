/**
 * How people in Pune type the words of a flour shop. Every word is brought to one spelling first
 * (`spellingOf`), so the lists below hold each spelling once: `peeth` and `पीठ` are both `pith`.
 */

/** Sounds of Devanagari. A consonant without a sign behind it has an `a` of its own. */
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

/** ज्वारी is `jvari`, बाजरी `bajri`: an unwritten `a` between two sounded letters is not spoken. */
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

const KEPT_AT_MOST = 5_000;
const kept = new Map<string, string>();

/** One spelling for all of a word's: of script, long and double letters, `-che` and `-s` at the end. */
export function spellingOf(word: string): string {
  const known = kept.get(word);
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
  // Whoever searches for a million made-up words must not fill the memory with them.
  if (kept.size >= KEPT_AT_MOST) kept.clear();
  kept.set(word, spelling);
  return spelling;
}

/** The words of a text in one spelling. Vowel signs of Devanagari are marks: they belong to a word. */
export function spelledWordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(spellingOf);
}

const wordSet = (text: string) => new Set(spelledWordsOf(text));

/** They say that flour is meant, which everything here is: they count only where nothing else does. */
const FLOUR = wordSet('flour flor floor flower pith peth peet ata powder');
/** They say nothing of which flour. */
const FILLERS = wordSet(
  'chakki chaki fresh stone ground buy order online price rate best pure good want need in at of for ' +
    'the a and or to with make making from kg kgs kilo gm g pune near me ' +
    'ka ki ke cha chi che chya chan sathi saathi karta karita liye hava havi pahije aani ani',
);
const AMOUNT = /^\d+(?:kg?|gm?)?$/;

/** What is left of a search when everything that says nothing is left out. */
export function wordsThatMatter(search: string): string[] {
  const words = [...new Set(spelledWordsOf(search))];
  const telling = words.filter((word) => !FILLERS.has(word) && !AMOUNT.test(word));
  const grains = telling.filter((word) => !FLOUR.has(word));
  return [grains, telling, words].find((some) => some.length > 0) ?? [];
}

/**
 * A flour that has a word before the bar answers to all words of its line. Those behind the bar are
 * said of other things too, and so bring no flour into the line.
 */
const lines = new Map<string, string[]>();
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
  const [own = [], also = []] = line.split('|').map(spelledWordsOf);
  for (const word of own) lines.set(word, [...(lines.get(word) ?? []), ...own, ...also]);
}

/** Other words for what these words name. */
export function otherWordsFor(words: readonly string[]): string[] {
  return words.flatMap((word) => lines.get(word) ?? []);
}
