/** Texts of the customer's own profile. */
export const profileTexts = {
  missing: 'No user data found.',
  notLoaded: 'Error fetching user data. Please try again.',
  notSaved: 'Error updating profile. Please try again.',
  notDeleted: 'Error deleting user. Please try again.',
  saved: 'Your profile is saved.',
  deleted: 'Your profile is deleted.',
  deletion:
    'Deleting your profile erases your name, phone, email and address, and cancels orders not yet milled.',
  deletionKeeps: 'What you bought stays in our accounts, without your name.',
  confirmDeletion: 'Are you sure you want to delete your profile?',
  myData: 'My data',
  myDataAbout:
    'Everything we keep about you, in one file: your details, orders, payments and messages.',
  downloadMyData: 'Download my data',
  myDataSlow: 'Still collecting your data...',
  myDataFailed: 'Your data could not be downloaded. Please try again.',
  lockedFields: 'Email and phone cannot be changed here. To change them, please call us.',
} as const;
