/** Texts that only the server says. */
export const staffAnswerTexts = {
  dutyChanged: 'Duty changed',
  disabled: 'Disabled. Their sessions have ended.',
  enabled: 'Enabled',
  invitationCancelled: 'The link has ended',
} as const;
