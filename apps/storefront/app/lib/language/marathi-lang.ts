/** The letters of the small font file of English pages. It has all conjuncts of these. */
export const marathiLetters = 'ंअआइउकखगघचजठडणतथदनपबभमयरऱलळवसहािीूेो्';

/**
 * The `lang` of Marathi words that the owner typed for an English page. Only `mr` has the small file
 * (`marathi-words.css`): a conjunct with another letter would break between two files.
 */
export function marathiLang(text: string): 'mr' | 'mr-IN' {
  const letters = text.match(/\p{Script=Devanagari}/gu) ?? [];
  return letters.every((letter) => marathiLetters.includes(letter)) ? 'mr' : 'mr-IN';
}
