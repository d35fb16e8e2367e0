export const paymentTexts = {
  upi: 'UPI',
  upiAbout:
    'With an id, customers see a QR code after ordering and in My Orders. The mill confirms each receipt by hand. Empty: cash on delivery only.',
  kind: 'Kind of id',
  personal: 'Personal or small-shop id',
  merchant: 'Merchant id',
  about: {
    personal: 'Customers scan or save the code, or copy the id. Banks refuse links to such ids.',
    merchant: 'Customers also get a button that opens their UPI app.',
  },
  codeRequired: 'Please paste the bank’s code, or choose its picture',
  checking: 'Loading...',
  upiId: 'UPI id',
  inWords: (upiId: string) => `${upiId} (merchant id)`,
  wallets: 'Wallets',
  walletsAbout: 'Named beside cash where customers read how to pay. One on each line.',
  cash: 'Cash on delivery',
  cashAbout: 'Always on. Customers pay when the flour reaches them.',
  tooManyWallets: (max: number) => `At most ${max} wallets`,
  walletTwice: (name: string) => `${name} stands here twice`,
} as const;
