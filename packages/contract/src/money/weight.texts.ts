export const weightTexts = {
  kg: (count: string) => `${count} kg`,
};
