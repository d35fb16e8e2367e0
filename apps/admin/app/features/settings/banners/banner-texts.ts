export const bannerTexts = {
  about: 'Home page, in this order, changing every 5 seconds.',
  slide: (place: number) => `Slide ${place}`,
  newSlide: 'New slide',
  headline: 'Headline',
  eyebrow: 'Line above, Marathi',
  text: 'Text',
  button: 'Button',
  leadsTo: 'Leads to',
  picture: 'Picture',
  ground: 'Colour',
  shown: 'Shown',
  hidden: 'Hidden',
  order: 'Order of the slides',
  counter: (used: number, max: number) => `${used} of ${max}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  delete: 'Delete slide',
  add: 'Add slide',
  open: 'Open home page',
  replace: 'Replace',
  drawingSize: 'Drawing, 1600 × 640',
  ownPicture: 'Own picture',
  ownPictureHint: 'Fills the right half of the slide, and the top on phones.',
  preview: (place: number) => `Preview of slide ${place}`,
  atMost: (max: number) => `At most ${max} slides`,
  says: 'This slide says',
  promises: 'The delivery rule promises',
  changeWords: 'Change the words or let {day} fill in the promised day.',
} as const;

export const drawingNames = {
  'banner-1': 'Millstone',
  'banner-2': 'Bags',
  'banner-3': 'Rangoli',
} as const;

export const groundNames = { basalt: 'Black', haldi: 'Yellow', paan: 'Green' } as const;
