import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { HomeContent } from '@dalan/contract/settings/home';
import { firstSettings, settingsTexts } from '@dalan/contract/settings/settings';
import type {
  Delivery,
  SettingsListAnswer,
  SettingsPage,
  SettingsVersion,
} from '@dalan/contract/settings/settings';
import type { Shop } from '@dalan/contract/settings/shop';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';

const PHONE = '+91 20 2445 0000';
let shop: TestApp;
let sunanda: LoggedIn;
let prajakta: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp({ SHOP_PHONE: PHONE, SHOP_UPI_ID: 'mill@bank' });
  sunanda = await logInAs(shop, 'admin', { name: 'Sunanda More' });
  prajakta = await logInAs(shop, 'admin', { name: 'Prajakta Deshpande' });
});
afterAll(() => shop.close());

async function list(): Promise<SettingsVersion[]> {
  const answer = await shop.app.inject({ url: '/api/admin/settings', headers: sunanda.headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<SettingsListAnswer>().data;
}

async function pageOf(page: SettingsPage): Promise<SettingsVersion> {
  const found = (await list()).find((version) => version.page === page);
  if (found === undefined) throw new Error(`no page ${page}`);
  return found;
}

function save(page: SettingsPage, version: number, document: object, by = sunanda) {
  return shop.app.inject({
    method: 'PUT',
    url: '/api/admin/settings',
    headers: by.headers,
    payload: { page, version, document },
  });
}

/** Saves onto the newest version. */
async function saveNow(page: SettingsPage, change: object, by = sunanda): Promise<number> {
  const { version, document } = await pageOf(page);
  const answer = await save(page, version, { ...document, ...change }, by);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<SettingsVersion>().version;
}

async function history(page: string) {
  const url = `/api/admin/settings/${page}/history`;
  return shop.app.inject({ url, headers: sunanda.headers });
}

test('a page that was never saved has the first values, from SHOP_* variables', async () => {
  const versions = await list();
  expect(versions.map(({ version }) => version)).toEqual(versions.map(() => 0));
  const { profile, payment } = firstSettings(shop.config.shop);
  expect(profile.phone).toBe(PHONE);
  expect(versions.find(({ page }) => page === 'profile')?.document).toEqual(profile);
  expect(versions.find(({ page }) => page === 'payment')?.document).toEqual(payment);
  expect(versions[0]).toMatchObject({ savedAt: null, savedBy: '' });
});

test('a save is the next version, and visitors see it at once', async () => {
  const version = await saveNow('profile', { phone: '+91 20 2445 0001', name: 'Jata' });
  expect(version).toBe(1);
  const saved = await pageOf('profile');
  expect(saved).toMatchObject({ version: 1, savedBy: 'Sunanda More' });
  expect(Date.now() - Date.parse(saved.savedAt ?? '')).toBeLessThan(60_000);
  const seen = await shop.app.inject('/api/shop');
  expect(seen.json()).toMatchObject({ phone: '+91 20 2445 0001', name: 'Jata' });
});

test('a stale version is refused with the current one, and nothing is saved', async () => {
  const { version, document } = await pageOf('payment');
  await saveNow('payment', { upiId: 'first@bank' }, prajakta);
  const answer = await save('payment', version, { ...document, upiId: 'second@bank' });
  expect(answer.statusCode).toBe(409);
  const refusal = answer.json<ErrorAnswer>();
  expect(refusal.code).toBe('SETTINGS_CHANGED');
  expect(refusal.details?.settings).toMatchObject({
    page: 'payment',
    version: version + 1,
    document: { upiId: 'first@bank' },
    savedBy: 'Prajakta Deshpande',
  });
  expect((await pageOf('payment')).document).toMatchObject({ upiId: 'first@bank' });
});

test('a version that does not exist yet is refused', async () => {
  const { version, document } = await pageOf('alerts');
  expect((await save('alerts', version + 1, document)).statusCode).toBe(409);
  expect((await save('alerts', -1, document)).statusCode).toBe(400);
});

test('of 20 saves at once by two owners, exactly one wins', async () => {
  const { version, document } = await pageOf('alerts');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, place) =>
      save(
        'alerts',
        version,
        { ...document, email: `mill-${place}@dalan.example` },
        place % 2 === 0 ? sunanda : prajakta,
      ),
    ),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  const winner = answers.find(({ statusCode }) => statusCode === 200)?.json<SettingsVersion>();
  expect(await pageOf('alerts')).toEqual(winner);
  expect((await history('alerts')).json<SettingsListAnswer>().data).toHaveLength(version + 2);
});

test('the history has every version with who saved it, down to the first values', async () => {
  const first = await saveNow('testimonials', { testimonials: [] }, prajakta);
  await saveNow('testimonials', firstSettings().testimonials);
  const { data } = (await history('testimonials')).json<SettingsListAnswer>();
  expect(data.map(({ version, savedBy }) => [version, savedBy])).toEqual([
    [first + 1, 'Sunanda More'],
    [first, 'Prajakta Deshpande'],
    [0, ''],
  ]);
  expect(data[1]?.document).toEqual({ testimonials: [] });
});

test('an unknown page is not found', async () => {
  const answer = await history('colours');
  expect(answer.statusCode).toBe(404);
  expect(answer.json<ErrorAnswer>().code).toBe('NOT_FOUND');
});

describe('the delivery rule', () => {
  const area = { name: 'Baner and Aundh', pincodes: ['411007', '411045'], charge: 40 };
  let rule: Delivery;
  beforeEach(async () => {
    await saveNow('delivery', { ...firstSettings().delivery, isOn: true, areas: [area] });
    rule = (await pageOf('delivery')).document as Delivery;
  });

  async function refusalOf(change: object): Promise<Record<string, string>> {
    const { version } = await pageOf('delivery');
    const answer = await save('delivery', version, { ...rule, ...change });
    expect(answer.statusCode).toBe(400);
    return answer.json<ErrorAnswer>().fields ?? {};
  }

  test('names the field that is wrong', async () => {
    const twice = [area, { ...area, name: 'The Peths', pincodes: ['411030', '411045'] }];
    expect(await refusalOf({ areas: twice })).toEqual({
      'document.areas.1.pincodes': '411045 is already in Baner and Aundh',
    });
    expect(await refusalOf({ areas: [] })).toHaveProperty(['document.areas']);
    expect(await refusalOf({ daysOff: [0, 1, 2, 3, 4, 5, 6] })).toHaveProperty([
      'document.daysOff',
    ]);
    const { charge: _charge, ...withoutCharge } = area;
    expect(await refusalOf({ areas: [withoutCharge] })).toHaveProperty(['document.areas.0.charge']);
    expect(await refusalOf({ cutOff: '24:00' })).toHaveProperty(['document.cutOff']);
    expect(await refusalOf({ colour: 'red' })).not.toEqual({});
  });

  test('the audit log says what changed, with areas in words', async () => {
    const version = await saveNow('delivery', {
      cutOff: '17:00',
      areas: [{ ...area, charge: 50, nameMr: 'बाणेर आणि औंध', nameHi: '' }],
    });
    const row = await shop.db
      .selectFrom('auditLog')
      .select(['action', 'subjectId', 'actorId', 'details'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      action: 'settings.saved',
      subjectId: 'delivery',
      actorId: sunanda.userId,
      details: {
        version,
        fields: ['areas', 'cutOff'],
        changes: {
          'Baner and Aundh, charge': ['₹40.00', '₹50.00'],
          'Baner and Aundh, name in Marathi': [null, 'बाणेर आणि औंध'],
          cutOff: ['18:00', '17:00'],
        },
      },
    });
  });
});

test('the audit log quotes no personal data', async () => {
  const change = {
    grievanceOfficer: 'Meera Joshi',
    grievanceOfficerMr: 'मीरा जोशी',
    grievancePhone: '98220 11001',
  };
  await saveNow('legal', { ...change, gstin: '27AAAAA0000A1Z5' });
  const { details } = await shop.db
    .selectFrom('auditLog')
    .select('details')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(details).toMatchObject({
    fields: ['gstin', 'grievanceOfficer', 'grievanceOfficerMr', 'grievancePhone'],
    changes: { gstin: ['', '27AAAAA0000A1Z5'] },
  });
  expect(JSON.stringify(details)).not.toMatch(/Meera|मीरा|98220/);
});

test('a legal text of 20,000 letters in Devanagari can be saved', async () => {
  const text = 'पीठ '.repeat(5_000).trim();
  await saveNow('legal', { terms: { text, isSample: false, asOf: null } });
  expect((await pageOf('legal')).document).toMatchObject({ terms: { text, isSample: false } });
});

test('home shows slides, testimonials and the tagline in the language asked for', async () => {
  const home = async (language: string) => {
    const answer = await shop.app.inject(`/api/home?language=${language}`);
    expect(answer.statusCode).toBe(200);
    return answer.json<HomeContent>();
  };
  await saveNow('banners', firstSettings().banners);
  await saveNow('testimonials', firstSettings().testimonials);
  expect((await home('mr')).slides[0]?.headline).toBe('जात्यावर, सावकाश दळलेलं.');
  expect((await home('hi')).testimonials[0]?.name).toBe('स्मिता जोशी');
  expect(JSON.stringify(await home('mr'))).not.toMatch(/Milled|पत्थर|lang/);
  expect(await home('en')).toEqual((await shop.app.inject('/api/home')).json());

  const [slide, ...others] = firstSettings().banners.slides;
  await saveNow('banners', { slides: [{ ...slide, headlineHi: '' }, ...others] });
  expect((await home('hi')).slides[0]).toMatchObject({ lang: 'en', button: slide!.button });
  expect((await shop.app.inject('/api/home?language=fr')).statusCode).toBe(400);
});

test('a document of a release without languages is still read', async () => {
  const { taglineMr: _mr, taglineHi: _hi, ...profile } = firstSettings().profile;
  const { version } = await pageOf('profile');
  expect((await save('profile', version, profile)).statusCode).toBe(200);
  expect((await pageOf('profile')).document).toEqual(profile);
});

describe('what customers tap', () => {
  const slideTo = (leadsTo: string) => {
    const { slides } = firstSettings().banners;
    return { slides: slides.map((slide) => ({ ...slide, leadsTo })) };
  };
  const bad: [SettingsPage, string, object, string][] = [
    ['banners', 'leadsTo', slideTo('/\\evil.example'), settingsTexts.pathInvalid],
    ['banners', 'leadsTo', slideTo('/.//evil.example'), settingsTexts.pathInvalid],
    ['profile', 'instagram', { instagram: 'javascript:alert(1)' }, settingsTexts.linkInvalid],
    ['profile', 'instagram', { instagram: 'http://example.com' }, settingsTexts.linkInvalid],
    ['profile', 'facebook', { facebook: 'data:text/html,x' }, settingsTexts.linkInvalid],
    ['profile', 'email', { email: 'a@b.example?bcc=c@d.example' }, settingsTexts.mailInvalid],
    ['profile', 'phone', { phone: 'call me' }, settingsTexts.phoneInvalid],
    ['profile', 'whatsapp', { whatsapp: '1?text=x' }, settingsTexts.phoneInvalid],
    ['legal', 'grievanceEmail', { grievanceEmail: 'a@b.example?bcc=c' }, settingsTexts.mailInvalid],
    [
      'legal',
      'grievancePhone',
      { grievancePhone: 'x;phone-context=y' },
      settingsTexts.phoneInvalid,
    ],
    ['alerts', 'email', { email: 'a@b.example?bcc=c' }, settingsTexts.mailInvalid],
  ];

  test.each(bad)('%s refuses a wrong %s', async (page, field, change, message) => {
    const { version, document } = await pageOf(page);
    const answer = await save(page, version, { ...document, ...change });
    expect(answer.statusCode, answer.body).toBe(400);
    const fields = Object.entries(answer.json<ErrorAnswer>().fields ?? {});
    expect(fields[0]?.[0]).toContain(field);
    expect(fields[0]?.[1]).toBe(message);
  });

  test('a value that was saved before it was checked is read, but not shown as a link', async () => {
    const { profile, banners } = firstSettings();
    const stored = {
      profile: { ...profile, instagram: 'javascript:alert(1)', facebook: 'data:text/html,x' },
      banners: { ...banners, ...slideTo('/\\evil.example') },
    };
    for (const [page, document] of Object.entries(stored)) {
      const { version } = await pageOf(page as SettingsPage);
      await shop.db
        .insertInto('settingsVersions')
        .values({
          page,
          version: version + 1,
          document: JSON.stringify(document),
          savedBy: sunanda.userId,
        })
        .execute();
    }
    await expect
      .poll(async () => (await shop.app.inject('/api/shop')).json<Shop>(), { timeout: 10_000 })
      .toMatchObject({ instagram: '', facebook: '' });
    const home = (await shop.app.inject('/api/home')).json<HomeContent>();
    expect(new Set(home.slides.map(({ leadsTo }) => leadsTo))).toEqual(new Set(['/products']));
  });
});
