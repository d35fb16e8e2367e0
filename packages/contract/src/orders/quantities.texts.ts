export const quantityTexts = {
  atMost: (kg: number) => `You can order up to ${kg} kg at a time`,
  invalid: 'Quantity must be a whole number of kg from 1 to 100',
  onlyLeft: (kg: number, name: string) => `Only ${kg} kg of ${name} left`,
};
