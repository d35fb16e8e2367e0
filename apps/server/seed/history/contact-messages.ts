/** What people write to the mill, oldest first. */
export const demoMessages: readonly (readonly [subject: string, message: string])[] = [
  [
    'Gluten',
    'Is the jowar flour ground on a stone that also grinds wheat? My son has coeliac disease.',
  ],
  ['Delivery to Wakad', 'You deliver to Aundh and Baner. Will you come to Wakad too?'],
  ['Bill for our canteen', 'We order 15 kg a week for our canteen. Can we get one bill a month?'],
  ['Ragi for a baby', 'Is the nachni sprouted before it is ground?'],
  ['Weekly order', 'Can I order 5 kg of lokwan for every Saturday without ordering each time?'],
  ['Paid twice', 'I paid by UPI and then the rider took cash as well. Please call me.'],
  ['Visit', 'Our school would like to visit the mill with 30 children. Is there a good day?'],
];
