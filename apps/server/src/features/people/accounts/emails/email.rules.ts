/** People type their e-mail with capitals and stray spaces. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
