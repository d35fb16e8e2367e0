import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number };
type Call = Node & { arguments: { value?: unknown }[] };
type Property = Node & { value: Call };
type Declared = Node & {
  declaration?: { declarations?: { init?: { type: string; properties: Property[] } }[] } | null;
};

/** The third argument of `endpoint(method, path, access)`. */
const ACCESS = 2;

/**
 * Takes the staff's calls out of the contract's table of calls. No page of the shop makes them, and
 * they would be a tenth of what every page loads of the shop's own code.
 */
export const customersCallsPlugin: Plugin = {
  name: 'customers-calls',
  applyToEnvironment: ({ name }) => name === 'client',
  apply: 'build',
  transform: {
    filter: { id: /contract[/]src[/].*[.]endpoints[.]ts$/ },
    handler(code) {
      const { body } = this.parse(code) as unknown as { body: Declared[] };
      const tables = body.flatMap(({ declaration }) => declaration?.declarations ?? []);
      const calls = tables.flatMap(({ init }) =>
        init?.type === 'ObjectExpression' ? init.properties : [],
      );
      // Spaces keep every other call at its place, so that the source map stays right.
      return { code: calls.filter(isOfStaff).reduce(withoutCall, code), map: null };
    },
  },
};

function isOfStaff({ value }: Property): boolean {
  return value.type === 'CallExpression' && value.arguments[ACCESS]?.value === 'admin';
}

function withoutCall(code: string, { start, end }: Property): string {
  const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
  const blank = code.slice(start, end + comma).replaceAll(/[^\n]/g, ' ');
  return code.slice(0, start) + blank + code.slice(end + comma);
}
