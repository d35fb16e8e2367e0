import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { dalan } from './eslint-rules.ts';

const parser = tseslint.parser as Linter.Parser;

function firesOn(rule: string, code: string, filename = 'place-order.tsx'): boolean {
  const messages = new Linter().verify(
    code,
    {
      files: ['**/*.tsx'],
      plugins: { dalan },
      languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      rules: { [`dalan/${rule}`]: 'error' },
    },
    filename,
  );
  return messages.some(({ ruleId }) => ruleId === `dalan/${rule}`);
}

const snippets: Record<string, { bad: string[]; good: string[] }> = {
  'disable-says-why': {
    bad: ['// eslint-disable-next-line eqeqeq'],
    good: ['// eslint-disable-next-line eqeqeq -- null and undefined alike', '// a plain word'],
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

describe('the lint rules of the project', () => {
  it.each(Object.entries(snippets))(
    '%s fires on the bad code and not on the good code',
    (rule, { bad, good }) => {
      expect(bad.filter((code) => !firesOn(rule, code))).toEqual([]);
      expect(good.filter((code) => firesOn(rule, code))).toEqual([]);
    },
  );

  it('file-name refuses vague names', () => {
    const names = [
      'utils.tsx',
      'order-service.tsx',
      'handle-order.tsx',
      'PlaceOrder.tsx',
      'types.tsx',
    ];
    expect(names.filter((name) => !firesOn('file-name', '', name))).toEqual([]);
    const good = ['place-order.tsx', 'home.route.tsx', 'entry.client.tsx', 'shop-process.tsx'];
    expect(good.filter((name) => firesOn('file-name', '', name))).toEqual([]);
  });

  it('are all tested here', () => {
    expect(Object.keys(dalan.rules).sort()).toEqual(['file-name', ...Object.keys(snippets)].sort());
  });
});
