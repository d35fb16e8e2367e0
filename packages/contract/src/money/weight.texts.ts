export const weightTexts = {
  kg: (count: string) => `${count} kg`,
  grams: (count: string) => `${count} g`,
};
