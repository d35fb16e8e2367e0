/** The stored alt text of a drawing is in English, so the other languages have their own. */
export const pictureTexts = {
  drawn: (alt: string, _flour: string) => alt,
};
