/** Letters in the small font file of English pages. The file has all their conjuncts. */
export const marathiLetters = 'ंअआइउकखगघचजठडणतथदनपबभमयरऱलळवसहािीूेो्';

/**
 * The `lang` of Marathi words that the owner typed for an English page. Only `mr` uses the small
 * file (`marathi-words.css`): a conjunct with a letter outside it would break between two fonts.
 */
export function marathiLang(text: string): 'mr' | 'mr-IN' {
  const letters = text.match(/\p{Script=Devanagari}/gu) ?? [];
  return letters.every((letter) => marathiLetters.includes(letter)) ? 'mr' : 'mr-IN';
}
