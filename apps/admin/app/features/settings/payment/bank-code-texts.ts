/** Separate from the texts of the page, because only a merchant id needs them. */
export const codeTexts = {
  code: 'The bank’s code',
  codeNote: 'The text of the code that the bank gave you. It begins with upi://pay?',
  picture: 'Read from a picture',
  reading: 'Reading...',
  noCodeFound: 'There is no code in this picture. Take it straight from above, or paste the text.',
  readerMissing: 'The picture could not be read. Please try again, or paste the text.',
  says: 'The code says:',
  name: 'Name',
  noName: 'none',
  upiId: 'UPI id',
  merchantCode: 'Merchant code',
  noMerchantCode: 'none',
  signature: 'Signature',
  signed: 'signed by the bank',
  notSigned: 'not signed',
  kept: 'Stays as it is',
  replaced: 'Replaced',
  replacedNote: 'by the amount, the number and the note of each order',
  perhapsPersonal:
    'This code has no merchant code, so it may be that of a personal id. If UPI apps refuse the button, choose the other kind.',
} as const;
