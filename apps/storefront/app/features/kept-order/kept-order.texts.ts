export const keptOrderTexts = {
  kept: 'Your order is kept on this phone. It is not sent yet.',
  howToSend: 'When the network is back, press Send. Nothing is sent by itself.',
  networkIsBack: 'The network is back. Send your order now?',
  contents: (weight: string, flours: number, amount: string) =>
    `${weight}, ${flours} ${flours === 1 ? 'flour' : 'flours'}, ${amount}`,
  keptAt: (moment: string) => `Kept ${moment}`,
  send: 'Send order',
  lookAgain: 'Look at it again',
  throwAway: 'Throw away',
};
