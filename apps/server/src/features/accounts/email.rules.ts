/** One person, one spelling: people type their e-mail with capitals and stray blanks. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
