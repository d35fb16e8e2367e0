import { momentByPart } from './moment-parts.rules.ts';
import type * as english from './short-moment.texts.ts';

export const shortMoment: typeof english.shortMoment = (at) =>
  momentByPart(at, {
    months: 'जन फर मार्च अप्रै मई जून जुल अग सित अक्टू नव दिस'.split(' '),
    parts: ['सुबह', 'दोपहर', 'शाम', 'रात'],
  });
