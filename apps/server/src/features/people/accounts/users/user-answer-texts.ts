/** Texts that only the server says. */
export const userAnswerTexts = {
  userDeleted: 'User deleted successfully',
  ownAdminDeletion: 'You cannot delete your own account while you are signed in to it.',
  lastOwner: 'This is the last owner. Make another owner first.',
  loggedOut: 'You are logged out.',
  proved: 'Thank you. We know that it is you.',
  changedMeanwhile: (who: string) =>
    `${who} changed this user while this form was open. Nothing was saved.`,
  changedBeforeDeletion: (who: string) =>
    `${who} changed this user meanwhile. Nothing was deleted.`,
} as const;
