import { RuleTester } from 'oxlint/plugins-dev';
import { describe, expect, it, test } from 'vitest';
import dalan from './lint-rules.ts';

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester();

const snippets: Record<
  Exclude<keyof typeof dalan.rules, 'file-name'>,
  { bad: string[]; good: string[] }
> = {
  'disable-says-why': {
    bad: ['// oxlint-disable-next-line eqeqeq'],
    good: ['// oxlint-disable-next-line eqeqeq -- null and undefined alike', '// a plain word'],
  },
  'type-not-interface': {
    bad: ['interface Order { id: string }'],
    good: ["declare module 'fastify' { interface FastifyRequest { id: string } }"],
  },
  'no-default-export': {
    bad: ['export default 1;', 'const a = 1; export { a as default };'],
    good: ['export const a = 1;'],
  },
  'no-env': {
    bad: ['const port = process.env.PORT;', "import { env } from 'node:process';"],
    good: ['readConfig(process.env);'],
  },
  'no-raw-html': {
    bad: [
      '<p dangerouslySetInnerHTML={{ __html: name }} />',
      'const props = { dangerouslySetInnerHTML: html };',
      'element.innerHTML = name;',
    ],
    good: ['<p>{name}</p>'],
  },
  'no-raw-link': {
    bad: [
      '<a href={`mailto:${email}`}>Write</a>',
      "const link = 'tel:' + phone;",
      'const mail = html`<a href="mailto:${email}">Write</a>`;',
      'const chat = `https://wa.me/${phone}`;',
    ],
    good: ['<a href={mailLink(email)}>Write</a>', "const label = 'Hotel: Pune';"],
  },
  'no-raw-sql': {
    bad: ['sql.raw(name)', 'client.query(`select ${name}`)', "client.query('select ' + name)"],
    good: ['sql`select ${name}`', "client.query('select $1', [name])", 'client.query(`select 1`)'],
  },
  'no-skipped-test': {
    bad: ["it.skip('x', f)", "test.only('x', f)", "describe.todo('x')"],
    good: ["it('x', f)"],
  },
  'no-sleep': { bad: ['page.waitForTimeout(100)'], good: ['page.waitForURL(url)'] },
  'text-size-by-name': {
    bad: [
      'const hint = { fontSize: 13 };',
      "const hint = { fontSize: '14px' };",
      "<p sx={{ fontSize: { xs: 'note', sm: '0.9375rem' } }} />",
      "<p sx={{ fontSize: isBig ? '2rem' : 'body' }} />",
      "<p sx={{ fontSize: 'noet' }} />",
      'const hint = { fontSize: `clamp(1rem, 4vw, ${typeScale.lead})` };',
      '<Typography fontSize={13} />',
    ],
    good: [
      "<p sx={{ fontSize: { xs: 'note', sm: 'small' } }} />",
      "<p sx={{ fontSize: size > 48 ? 'title' : 'inherit' }} />",
      'const hint = { fontSize: `clamp(${typeScale.label}, 4vw, ${typeScale.lead})` };',
    ],
  },
};

const filename = 'place-order.tsx';
for (const [name, { bad, good }] of Object.entries(snippets)) {
  tester.run(name, dalan.rules[name as keyof typeof snippets], {
    valid: good.map((code) => ({ code, filename })),
    invalid: bad.map((code) => ({ code, filename, errors: 1 })),
  });
}

const namesOf = (...names: string[]) => names.map((name) => ({ code: '', filename: name }));

tester.run('file-name', dalan.rules['file-name'], {
  valid: namesOf('place-order.tsx', 'home.route.tsx', 'entry.client.tsx', 'shop-process.tsx'),
  invalid: namesOf(
    ...['utils.tsx', 'order-service.tsx', 'handle-order.tsx', 'PlaceOrder.tsx', 'types.tsx'],
  ).map((file) => ({ ...file, errors: 1 })),
});

test('every rule of the project is tested here', () => {
  expect(Object.keys(dalan.rules).sort()).toEqual(['file-name', ...Object.keys(snippets)].sort());
});
