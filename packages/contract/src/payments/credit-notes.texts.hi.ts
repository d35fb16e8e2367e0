import type * as english from './credit-notes.texts.ts';

export const creditReasonTexts: typeof english.creditReasonTexts = {
  'torn bag': 'थैली फटी',
  'wrong flour': 'गलत आटा',
  insects: 'आटे में कीड़े',
  'changed mind': 'मन बदल गया',
  'at the door': 'दरवाज़े पर लौटाया',
  'typed wrongly': 'गलत दर्ज हुआ',
};
