import { momentByPart } from './moment-parts.rules.ts';
import type * as english from './short-moment.texts.ts';

export const shortMoment: typeof english.shortMoment = (at) =>
  momentByPart(at, {
    months: 'जाने फेब्रु मार्च एप्रि मे जून जुलै ऑग सप्टें ऑक्टो नोव्हें डिसें'.split(' '),
    parts: ['सकाळी', 'दुपारी', 'संध्याकाळी', 'रात्री'],
  });
