import type * as english from './credit-notes.texts.ts';

export const creditReasonTexts: typeof english.creditReasonTexts = {
  'torn bag': 'पिशवी फाटली',
  'wrong flour': 'चुकीचे पीठ',
  insects: 'पीठात किडे',
  'changed mind': 'नको झाले',
  'at the door': 'दारात परत केले',
  'typed wrongly': 'चुकीची नोंद',
};
