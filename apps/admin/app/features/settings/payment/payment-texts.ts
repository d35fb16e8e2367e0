export const paymentTexts = {
  upi: 'UPI',
  upiAbout:
    'With an id, customers see a QR code after ordering and in My Orders. The mill confirms each receipt by hand. Empty: cash on delivery only.',
  wallets: 'Wallets',
  walletsAbout: 'Named beside cash where customers read how to pay. One on each line.',
  cash: 'Cash on delivery',
  cashAbout: 'Always on. Customers pay when the flour reaches them.',
  tooManyWallets: (max: number) => `At most ${max} wallets`,
  walletTwice: (name: string) => `${name} stands here twice`,
} as const;
