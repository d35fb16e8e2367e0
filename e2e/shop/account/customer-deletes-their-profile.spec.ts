import type { Language } from '@dalan/contract/language/languages';
import { logIn, registered } from '../../fixtures/people/newcomer.ts';
import { letProofsAge } from '../../fixtures/people/old-proof.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { expectAccessible } from '../../fixtures/test.ts';

type Words = Record<'remove' | 'delete' | 'password' | 'wrong' | 'forgotten' | 'gone', string>;

const words: Record<Language, Words> = {
  en: {
    remove: 'Delete Profile',
    delete: 'Delete',
    password: 'Present password',
    wrong: 'The present password is not right',
    forgotten: 'Forgotten your password?',
    gone: 'Your profile is deleted.',
  },
  mr: {
    remove: 'खाते काढून टाका',
    delete: 'काढून टाका',
    password: 'आत्ताचा पासवर्ड',
    wrong: 'आत्ताचा पासवर्ड चुकला आहे',
    forgotten: 'पासवर्ड विसरलात?',
    gone: 'तुमचे खाते काढून टाकले.',
  },
  hi: {
    remove: 'खाता हटाएँ',
    delete: 'हटाएँ',
    password: 'अभी का पासवर्ड',
    wrong: 'अभी का पासवर्ड गलत है',
    forgotten: 'पासवर्ड भूल गए?',
    gone: 'आपका खाता हटा दिया गया।',
  },
};

for (const [language, word] of Object.entries(words) as [Language, Words][]) {
  test(`an open shop alone is not enough to delete a profile (${language})`, async ({
    page,
    request,
    ownShop,
  }) => {
    const person = await registered(request);
    const prefix = language === 'en' ? '' : `/${language}`;
    await page.goto(`${prefix}/login?next=%2Fprofile`);
    await logIn(page, person, language);
    await page.getByRole('button', { name: word.remove }).click();
    await letProofsAge(ownShop.databaseUrl);
    const question = page.getByRole('alertdialog');
    const remove = question.getByRole('button', { name: word.delete, exact: true });
    await remove.click();
    const password = question.getByLabel(word.password);
    await expect(password).toBeFocused();
    await expect(question.getByRole('link', { name: word.forgotten })).toBeVisible();
    await expectAccessible(page);
    await password.fill('not mine');
    await remove.click();
    await expect(question.getByText(word.wrong)).toBeVisible();
    await expect(password).toBeFocused();
    await password.fill(person.password);
    await remove.click();
    await expect(page.getByText(word.gone)).toBeVisible();
    const data = { email: person.email, password: person.password };
    expect((await request.post('/api/login', { data })).status()).toBe(400);
  });
}
