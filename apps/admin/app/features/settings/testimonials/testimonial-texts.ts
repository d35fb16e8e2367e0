export const testimonialTexts = {
  about:
    'Shown on the home page below the flours. Quote people in their own words, and only with their consent.',
  testimonial: (place: number) => `Testimonial ${place}`,
  new: 'New testimonial',
  quote: 'Quotation',
  name: 'Name',
  place: 'Place and flour',
  placeHint: 'Such as: Kothrud, buys Jowar Flour',
  saidIn: 'Said in',
  otherLanguages: 'In Marathi and Hindi',
  otherLanguagesHint:
    'Only a translation that the customer agreed to. Else their own words are shown.',
  inLanguage: (language: string, field: string) => `${language} ${field.toLowerCase()}`,
  stone: 'Millstone',
  consent: 'The customer agreed to be quoted by name',
  order: 'Order of the testimonials',
  add: 'Add testimonial',
  none: 'None. The home page leaves this part out.',
  atMost: (max: number) => `At most ${max} testimonials`,
  counter: (used: number, max: number) => `${used} of ${max}`,
} as const;

export const stoneNames = { jowar: 'Jowar', thalipeeth: 'Thalipeeth', khapli: 'Khapli' } as const;
