/** Texts for a record that somebody else deleted meanwhile. */
export const goneTexts = {
  saving: (what: string) =>
    `Someone deleted this ${what} meanwhile. Nothing was saved. What you typed stays here until you leave.`,
  deleting: (what: string) => `Someone has deleted this ${what} already.`,
  looking: (what: string) => `This ${what} is gone: somebody else has deleted it.`,
} as const;
