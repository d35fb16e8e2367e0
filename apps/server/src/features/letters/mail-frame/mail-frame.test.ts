import { expect, test } from 'vitest';
import { firstSettings, shopOf } from '@dalan/contract/settings/settings';
import { html } from '../../../platform/web/escaped-html.ts';
import { mailPage, plainFoot } from './index.ts';

const first = firstSettings();
const letter = { language: 'mr', subject: 'विषय', lead: '', content: html`` } as const;

test('the foot has the address in the language of the mail', () => {
  const shop = shopOf(first, 'mr');
  expect(mailPage(letter, shop)).toMatch(/<span\s*>12, जात्याची आळी, कसबा पेठ, पुणे 411011</);
  expect(plainFoot('mr', shop)).toContain('\n12, जात्याची आळी, कसबा पेठ, पुणे 411011\n');
});

test('an address that is written in English only says so', () => {
  const profile = { ...first.profile, addressMr: ' ' };
  const shop = shopOf({ ...first, profile }, 'mr');
  expect(mailPage(letter, shop)).toMatch(/<span lang="en"\s*>12 Jatyachi Aali/);
});
