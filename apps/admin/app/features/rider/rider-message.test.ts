import { expect, test } from 'vitest';
import { messageTo } from './rider-message.ts';
import type { StopView } from './run-view.ts';

function stopOf(change: object): StopView {
  const order = { userId: { language: 'mr' }, dueOn: '2026-11-18' };
  return { order, outcome: null, reason: '', at: null, toCollect: 412, ...change } as StopView;
}

const notAtHome = {
  outcome: 'not delivered',
  reason: 'Not at home',
  at: '2026-11-17T13:10:00.000Z',
};

test('an open stop says what is to pay, in the language of the customer', () => {
  expect(messageTo(stopOf({}), [])).toBe('तुमचे पीठ निघाले आहे. ₹412.00 द्यायचे आहेत.');
  expect(messageTo(stopOf({ toCollect: 0 }), [])).toBe('तुमचे पीठ निघाले आहे.');
});

test('a customer who was not at home reads when the flour comes again', () => {
  const text = 'संध्याकाळी 6:40 वाजता आलो होतो, घरी कोणी भेटले नाही.';
  expect(messageTo(stopOf(notAtHome), [])).toBe(`${text} बुधवारी, 18 नोव्हेंबर पुन्हा येऊ.`);
  const waiting = stopOf({ ...notAtHome, waiting: {} });
  expect(messageTo(waiting, ['2026-11-19'])).toBe(`${text} गुरुवारी, 19 नोव्हेंबर पुन्हा येऊ.`);
});

test('other outcomes have no text of their own', () => {
  expect(messageTo(stopOf({ outcome: 'delivered' }), [])).toBe('');
});
