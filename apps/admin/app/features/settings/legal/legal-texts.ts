import { settingsTexts } from '@dalan/contract/settings/settings';

export const legalFormTexts = {
  about: 'Shown at the end of the legal pages and under Contact.',
  who: 'Who we are',
  missing: 'The law asks for this, and it is not filled in yet:',
  fssaiLicence: 'FSSAI licence number',
  fssaiInvalid: 'An FSSAI licence number has 14 digits',
  gstin: 'GSTIN',
  gstinHint: 'Empty: the shop says “Not registered”',
  gstinInvalid: 'A GSTIN looks like 27ABCDE1234F1Z5',
  isComposition: 'Under the composition scheme',
  isCompositionHint:
    'Bills are then a Bill of Supply without tax, with the line that the law asks for. Your accountant confirms.',
  compositionWithoutGstin: settingsTexts.compositionWithoutGstin,
  grievanceOfficer: 'Grievance officer',
  grievancePhone: 'Phone of the grievance officer',
  grievanceEmail: 'E-mail of the grievance officer',
  text: (title: string) => `Text of ${title}`,
  textIn: (title: string, language: string) => `Text of ${title}, ${language}`,
  otherLanguages: 'In Marathi and Hindi',
  otherLanguagesHint: 'Empty: customers read the English text, or the sample in their language.',
  asOf: 'Applies from',
  asOfFor: (title: string) => `${title}, applies from`,
  howTo: 'A line that starts with ## is a heading. An empty line starts a new paragraph.',
  sample: 'Our sample. Customers read it as your text already. Edit it, or confirm it:',
  samplesNotLoaded:
    'The sample in Marathi and Hindi did not load. Check the connection and press again.',
  useSample: 'Confirm it as it is',
  delivery: 'Where, when and for how much you deliver stands above it, from the delivery rule.',
  privacy: 'The page says what the shop keeps and why. Your words are added below that.',
  accessibility:
    'Our sample says what our tests check. Read it again after you change pictures or texts.',
  open: 'Open the page',
} as const;
