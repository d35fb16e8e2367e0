/** The categories that the shop starts with. Staff may add others. */
export const categoryLabels = {
  Wheat: 'Wheat',
  Millets: 'Millets',
  Rice: 'Rice',
  Pulses: 'Pulses',
  Blends: 'Blends',
  Fasting: 'Fasting',
};
