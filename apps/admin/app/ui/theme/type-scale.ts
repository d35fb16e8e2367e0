/** Every size of text in the panel, named by its use. In `sx` write `fontSize: 'note'`. */
export const typeScale = {
  /** Table heads, chips, keys and chart axes. */
  label: '0.8125rem',
  /** Hints below a field or a figure. */
  note: '0.875rem',
  /** Tables and side texts. */
  small: '0.9375rem',
  /** Sentences, fields and buttons. */
  body: '1rem',
  /** Titles of sections, and what the rider reads in the sun. */
  lead: '1.125rem',
  /** Titles of dialogs. */
  title: '1.375rem',
  /** Titles of pages and most sums: `baseline-components.ts` makes it smaller on phones. */
  page: 'var(--page-size)',
  /** The one figure or greeting of a screen. */
  figure: '2rem',
  /** The change to give, which a clerk reads while counting notes. */
  change: '2.75rem',
} as const;
