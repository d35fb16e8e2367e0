import { expect, test } from 'vitest';
import { languages } from '../language/languages.ts';
import { messagesIn } from './whatsapp-messages.ts';

const at = new Date('2026-11-17T13:10:00Z');

test('a rider who found nobody says when they were there and when they come again', () => {
  const texts = languages.map((language) => messagesIn(language).notAtHome(at, '2026-11-18'));
  expect(texts).toEqual([
    'We were at your door at 6:40 PM and found nobody. We come again on Wednesday 18 November.',
    'संध्याकाळी 6:40 वाजता आलो होतो, घरी कोणी भेटले नाही. बुधवारी, 18 नोव्हेंबर पुन्हा येऊ.',
    'शाम 6:40 पर आए थे, घर पर कोई नहीं मिला। बुधवार, 18 नवंबर को फिर आएँगे।',
  ]);
});

test('a flour on its way names the amount only if there is one', () => {
  expect(messagesIn('mr').onTheWay('₹412.00')).toBe('तुमचे पीठ निघाले आहे. ₹412.00 द्यायचे आहेत.');
  expect(messagesIn('hi').onTheWay('')).toBe('आपका आटा निकल चुका है।');
});

test('a run that was stored without a language gets English messages', () => {
  expect(messagesIn(undefined).onTheWay('')).toBe('Your flour is on its way.');
});

test('a customer who still has to pay is told the amount and the orders', () => {
  const owed = { name: 'आशा', shop: 'Dalan', ids: 'A1B2C3D4', amount: '₹100.00' };
  for (const language of languages) {
    const text = messagesIn(language).reminder(owed);
    for (const fact of Object.values(owed)) expect(text).toContain(fact);
  }
  expect(messagesIn('mr').reminder(owed)).toContain('द्यायचे बाकी आहेत');
});
