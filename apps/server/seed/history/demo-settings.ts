import { dayAfter, shopClock, weekdayOf } from '@dalan/contract/delivery/delivery';
import type { Area, Delivery } from '@dalan/contract/delivery/delivery';
import { firstSettings } from '@dalan/contract/settings/settings';
import type { Settings } from '@dalan/contract/settings/settings';

const demoAreas: Area[] = [
  {
    name: 'The Peths',
    nameMr: 'पेठा',
    nameHi: 'पेठें',
    pincodes: ['411002', '411011', '411030'],
    charge: 20,
  },
  {
    name: 'Deccan and Shivajinagar',
    nameMr: 'डेक्कन आणि शिवाजीनगर',
    nameHi: 'डेक्कन और शिवाजीनगर',
    pincodes: ['411004', '411005', '411016'],
    charge: 20,
  },
  {
    name: 'Kothrud and Karve Nagar',
    nameMr: 'कोथरूड आणि कर्वे नगर',
    nameHi: 'कोथरूड और कर्वे नगर',
    pincodes: ['411038', '411052'],
    charge: 30,
  },
  {
    name: 'Parvati and Sinhagad Road',
    nameMr: 'पर्वती आणि सिंहगड रोड',
    nameHi: 'पर्वती और सिंहगड रोड',
    pincodes: ['411009', '411051', '411041'],
    charge: 30,
  },
  {
    name: 'Aundh and Baner',
    nameMr: 'औंध आणि बाणेर',
    nameHi: 'औंध और बाणेर',
    pincodes: ['411007', '411045'],
    charge: 40,
  },
];

/** Days of Lakshmi Puja: the weeks before are the busiest of the year. */
const diwalis = ['2026-11-08', '2027-10-29', '2028-10-17', '2029-11-05', '2030-10-26'];

/** How much more, or less, is ordered around Diwali. */
export function festivalFactor(day: string): number {
  if (diwalis.some((diwali) => day > diwali && day <= dayAfter(diwali, 4))) return 0.6;
  if (diwalis.some((diwali) => day > dayAfter(diwali, -5) && day <= diwali)) return 1.15;
  if (diwalis.some((diwali) => day > dayAfter(diwali, -14) && day <= diwali)) return 1.6;
  return 1;
}

/** The mill is open today and tomorrow, whatever day the demo is started. */
function demoDelivery(now: Date): Delivery {
  const { day: today } = shopClock(now);
  return {
    isOn: true,
    areas: demoAreas,
    freeFrom: 1000,
    smallestOrder: 100,
    cutOff: '18:00',
    daysOff: [weekdayOf(dayAfter(today, 3))],
    datesOff: diwalis.filter((day) => day !== today && day !== dayAfter(today)),
    roomKg: 700,
  };
}

/** All values are made up, like the shop itself: no licence, number or UPI id is anybody's. */
export function demoSettings(now: Date): Settings {
  const first = firstSettings();
  return {
    ...first,
    profile: { ...first.profile, floursForVisitors: true },
    delivery: demoDelivery(now),
    payment: { upiId: 'dalan@examplebank', wallets: ['PhonePe', 'Google Pay'] },
    legal: {
      ...first.legal,
      fssaiLicence: '11500000000042',
      grievanceOfficer: 'Asha Kulkarni',
      grievanceOfficerMr: 'आशा कुलकर्णी',
      grievanceOfficerHi: 'आशा कुलकर्णी',
      grievancePhone: '+91 20 5550 0143',
      grievanceEmail: 'grievance@dalan.example',
    },
  };
}
