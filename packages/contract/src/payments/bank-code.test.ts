import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../../test/property-runs.ts';
import { settingsTexts } from '../settings/settings.ts';
import { plainTextTexts } from '../text/text.texts.ts';
import { BANK_CODE_MAX, bankCodeTexts, checkUpiSettings, readBankCode } from './bank-code.ts';

const code = 'upi://pay?pa=dalan.shop@examplebank&pn=Dalan%20Flour&mc=5411&mode=02';

test('says name, id, merchant code and what stays as it is', () => {
  expect(readBankCode(`${code}&tr=STQ1&cu=INR`).code).toEqual({
    upiId: 'dalan.shop@examplebank',
    name: 'Dalan Flour',
    merchantCode: '5411',
    isSigned: false,
    kept: ['pa=dalan.shop@examplebank', 'pn=Dalan%20Flour', 'mc=5411', 'mode=02', 'cu=INR'],
    replaced: ['tr=STQ1'],
  });
  expect(readBankCode(`${code}&sign=MEUC+/==`).code).toMatchObject({ isSigned: true });
  expect(readBankCode('upi://pay?pn=A+B&pa=mill%40bank&mc=0000').code).toMatchObject({
    upiId: 'mill@bank',
    name: 'A B',
    merchantCode: '',
  });
});

const tooLong = `upi://pay?pa=mill@bank&sign=${'A'.repeat(BANK_CODE_MAX)}`;
const bad: [what: string, text: string, problem: string][] = [
  ['no text', '', bankCodeTexts.notUpi],
  ['an address of the web', 'https://evil.example/?pa=mill@bank', bankCodeTexts.notUpi],
  ['a script', 'javascript:alert(1)//upi://pay?pa=mill@bank', bankCodeTexts.notUpi],
  ['a mandate', 'upi://mandate?pa=mill@bank', bankCodeTexts.notUpi],
  ['another host', 'upi://pay.evil?pa=mill@bank', bankCodeTexts.notUpi],
  ['a fragment that hides the amount', `${code}#`, bankCodeTexts.notUpi],
  ['a space before it', ` ${code}`, bankCodeTexts.notUpi],
  ['a space after it', `${code} `, bankCodeTexts.notUpi],
  ['no parameters', 'upi://pay?', bankCodeTexts.unreadable('')],
  ['no id', 'upi://pay?pn=Dalan', bankCodeTexts.noId],
  ['an empty id', 'upi://pay?pa=&pn=Dalan', bankCodeTexts.noId],
  ['an id in capitals that apps do not read', 'upi://pay?PA=mill@bank', bankCodeTexts.noId],
  ['an id that is none', 'upi://pay?pa=mill', settingsTexts.upiInvalid],
  ['a second id inside the first', 'upi://pay?pa=mill@bank%26pa=b@bank', settingsTexts.upiInvalid],
  ['a second id', `${code}&pa=thief@bank`, bankCodeTexts.twice('pa')],
  ['a second id in capitals', `${code}&PA=thief@bank`, bankCodeTexts.twice('PA')],
  ['a second name', `${code}&pn=Thief`, bankCodeTexts.twice('pn')],
  ['an empty part', `${code}&`, bankCodeTexts.unreadable('')],
  ['a part without a value', `${code}&mode`, bankCodeTexts.unreadable('mode')],
  ['a broken encoding', 'upi://pay?pa=mill@bank&pn=%E0%A4', bankCodeTexts.unreadable('pn=%E0%A4')],
  ['a line break', `${code}\n&tid=1`, plainTextTexts.oneLine],
  ['an encoded line break', `${code}&tid=1%0A2`, plainTextTexts.oneLine],
  ['a hidden character', `${code}&tid=1\u200B`, plainTextTexts.hidden],
  ['an encoded hidden character', `${code}&tid=%E2%80%AE`, plainTextTexts.hidden],
  ['dollars', `${code}&cu=USD`, bankCodeTexts.notRupees],
  ['a long text', tooLong, plainTextTexts.tooLong(BANK_CODE_MAX)],
  ['a signed amount', `${code}&am=5&sign=M`, bankCodeTexts.signedForOne('am')],
  ['a signed number and note', `${code}&tr=1&tn=a&sign=M`, bankCodeTexts.signedForOne('tr, tn')],
];

test.each(bad)('refuses %s', (_what, text, problem) => {
  expect(readBankCode(text)).toEqual({ problem });
});

test('answers every text, and never reads another id than an app would', () => {
  const near = fc
    .array(fc.constantFrom('pa=', 'mill@bank', '&', '=', '%', '#', '?', ' ', 'PA', 'sign=', 'प'))
    .map((parts) => `upi://pay?${parts.join('')}`);
  fc.assert(
    fc.property(fc.oneof(near, fc.string({ unit: 'binary' })), (text) => {
      const read = readBankCode(text);
      if (read.code === undefined) expect(read.problem).not.toBe('');
      else expect(new URL(text).searchParams.getAll('pa')).toEqual([read.code.upiId]);
    }),
    PROPERTY_RUNS,
  );
});

test('the id in the settings is the one of the code; without a code any id is a personal one', () => {
  const upiId = 'dalan.shop@examplebank';
  expect(checkUpiSettings({ upiId: '' })).toEqual({});
  expect(checkUpiSettings({ upiId })).toEqual({ upiId: undefined });
  expect(checkUpiSettings({ upiId: 'mill', upiCode: '' })).toEqual({
    upiId: settingsTexts.upiInvalid,
  });
  expect(checkUpiSettings({ upiId, upiCode: code })).toEqual({});
  expect(checkUpiSettings({ upiId: 'other@bank', upiCode: code })).toEqual({
    upiId: bankCodeTexts.otherId,
  });
  expect(checkUpiSettings({ upiId, upiCode: 'upi://pay' })).toEqual({
    upiCode: bankCodeTexts.notUpi,
  });
});
