/** Markup with its texts already escaped. */
export type Html = { readonly markup: string };
type Part = string | Html | Html[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A tagged template that escapes every interpolated text. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const [first = '', ...rest] = strings;
  return { markup: rest.reduce((sum, text, n) => sum + markupOf(parts[n] ?? '') + text, first) };
}

function markupOf(part: Part): string {
  if (Array.isArray(part)) return part.map(markupOf).join('');
  if (typeof part !== 'string') return part.markup;
  return part.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
