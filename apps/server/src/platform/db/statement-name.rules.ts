const CHANGE =
  /(?<!\b(?:for|key|do)\s+)\b(insert into|update|delete from)\s+(?!set\b)"?([a-z_][a-z0-9_.]*)"?/i;
const READ = /(?<!\b(?:distinct|epoch)\s+)\b(?:from|join)\s+"?([a-z_][a-z0-9_.]*)\b"?(?!\s*\()/i;

/**
 * What a statement does, and on which table: `insert letters`. Made only of words of its text, which
 * has no values of parameters. Texts in quotes are left out all the same.
 */
export function statementName(text: string): string {
  const bare = text.replace(/--.*$/gm, '').replace(/'[^']*'/g, "''");
  const [, change, changed] = CHANGE.exec(bare) ?? [];
  if (change !== undefined) return `${change.split(' ')[0]} ${changed}`.toLowerCase();
  const [, table] = READ.exec(bare) ?? [];
  if (table !== undefined) return `select ${table}`.toLowerCase();
  return /^\s*(begin|commit|rollback|set|select)\b/i.exec(bare)?.[1]?.toLowerCase() ?? 'statement';
}
