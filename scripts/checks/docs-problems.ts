/** Finds links, scripts and paths in the documentation that do not exist, and marks of a merge. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export type Repository = { root: string; scripts: ReadonlySet<string> };

const SKIPPED = ['**/node_modules/**', '**/build/**', '.data/**', '.git/**', 'test-results/**'];
/** A build or a running shop creates these. A fresh clone does not have them. */
const GENERATED = /^(?:\.data|node_modules|test-results)(?:\/|$)|(?:^|\/)build(?:\/|$)|^\.env$/;
const SOURCE_NAME = /^[\w.-]+[.](?:md|ts|tsx|mjs|json|yaml|yml|sql|css|png)$/;
/** `.rules.ts` is the ending of many files, not the name of one. */
const ENDING = /^[*]?[.][a-z]+[.]tsx?$/;

export function listDocuments(root: string): string[] {
  return globSync('**/*.md', { cwd: root, exclude: SKIPPED }).sort();
}

export function findProblems(document: string, text: string, repository: Repository): string[] {
  return [
    ...deadLinks(document, text, repository.root),
    ...deadScripts(text, repository.scripts),
    ...deadPaths(document, text, repository.root),
    ...mergeMarks(text),
  ].map((problem) => `${document}: ${problem}`);
}

function deadLinks(document: string, text: string, root: string): string[] {
  const links = withoutCode(text).matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g);
  return [...links].flatMap(([, link = '']) => {
    if (/^[a-z][a-z+.-]*:/i.test(link)) return [];
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? document : join(dirname(document), decodeURI(path));
    if (!existsSync(join(root, target))) return [`the link ${link} is dead`];
    if (anchor === undefined || !target.endsWith('.md')) return [];
    const exists = headingAnchors(readFileSync(join(root, target), 'utf8')).has(anchor);
    return exists ? [] : [`the link ${link} names a missing heading`];
  });
}

function deadScripts(text: string, scripts: ReadonlySet<string>): string[] {
  const named = [...text.matchAll(/\bnpm (?:run |(?=test\b|start\b))([\w:-]+)/g)];
  return unique(named.map(([, script = '']) => script))
    .filter((script) => !scripts.has(script))
    .map((script) => `there is no script “${script}”`);
}

function deadPaths(document: string, text: string, root: string): string[] {
  const quoted = [...withoutFences(text).matchAll(/`([^`\n]+)`/g)];
  return unique(quoted.map(([, token = '']) => token))
    .filter((token) => isPath(token, root) && !exists(token, document, root))
    .map((token) => `the path ${token} does not exist`);
}

function mergeMarks(text: string): string[] {
  return [...text.matchAll(/^(?:<{7}|>{7}) .*$/gm)].map(([mark]) => `“${mark}” is left of a merge`);
}

function isPath(token: string, root: string): boolean {
  if (!/^[\w.@*$+/-]+$/.test(token) || GENERATED.test(token) || ENDING.test(token)) return false;
  const [first = ''] = token.split('/');
  if (token.includes('/')) return first !== '' && existsSync(join(root, first));
  return SOURCE_NAME.test(token) || /^[.][a-z]/.test(token);
}

/** Looks in the root, beside the document and, for a bare name, anywhere in the repository. */
function exists(token: string, document: string, root: string): boolean {
  const path = token.replace(/\/$/, '');
  if (path.includes('*')) return globSync(path, { cwd: root }).length > 0;
  if (existsSync(join(root, path)) || existsSync(join(root, dirname(document), path))) return true;
  return !path.includes('/') && filesOf(root).has(basename(path));
}

let known: { root: string; names: ReadonlySet<string> } | undefined;

function filesOf(root: string): ReadonlySet<string> {
  if (known?.root !== root) {
    const files = globSync('{**,.github/**,.ci/**}/*.*', { cwd: root, exclude: SKIPPED });
    known = { root, names: new Set(files.map((file) => basename(file))) };
  }
  return known.names;
}

/** Returns the anchors that GitHub makes from headings. */
function headingAnchors(text: string): ReadonlySet<string> {
  const headings = withoutFences(text).matchAll(/^#{1,6}\s+(.+)$/gm);
  return new Set(
    [...headings].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-'),
    ),
  );
}

function withoutFences(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, '');
}

function withoutCode(text: string): string {
  return withoutFences(text).replace(/`[^`\n]+`/g, '');
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
