/** The drawing of a flour, whose description is in English. */
export const pictureTexts = {
  drawn: (alt: string, _flour: string) => alt,
};
