/** A `like` pattern for "has this text in it": `%` and `_` in what people type mean themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
