/** Looks that many parts share, to be spread into `sx`. */
import { colours } from '../theme/colours.ts';

export const hairline = `1px solid ${colours.flour200}`;
export const faintLine = `1px solid ${colours.flour100}`;
export const strongLine = `2px solid ${colours.basalt900}`;
export const focusRing = { outline: `3px solid ${colours.neel}`, outlineOffset: '2px' } as const;

/** A white sheet with a strong upper edge. */
export const sheetLook = {
  minWidth: 0,
  backgroundColor: colours.flour0,
  border: hairline,
  borderTop: strongLine,
} as const;

/** The edge of fields, and of controls that are used like one. */
export const fieldEdge = {
  border: `1px solid ${colours.basalt500}`,
  borderBottom: strongLine,
} as const;

/** Words that somebody is about to send. */
export const quotedWords = {
  m: 0,
  px: 3,
  py: 2.5,
  backgroundColor: colours.flour50,
  border: hairline,
  fontSize: 'small',
  overflowWrap: 'anywhere',
} as const;

/** The space between the edge of a sheet and its text. */
export const sheetInset = { px: { xs: 3, sm: 4 } } as const;

export const plainList = { m: 0, p: 0, listStyle: 'none' } as const;

export const centredRow = { display: 'flex', alignItems: 'center', gap: 3 } as const;
export const wrappingRow = { ...centredRow, flexWrap: 'wrap' } as const;
/** A row with content at the left and at the right. */
export const spreadRow = { display: 'flex', justifyContent: 'space-between', gap: 3 } as const;

/** A link that a finger can hit. */
export const touchLink = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

/** A link inside a sentence: only fingers get a higher target. */
export const sentenceLink = {
  color: colours.neel,
  textUnderlineOffset: '3px',
  '@media (pointer: coarse)': { display: 'inline-block', py: 2.5, my: -2.5 },
} as const;
