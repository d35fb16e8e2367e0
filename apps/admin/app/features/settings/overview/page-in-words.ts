import { missingLegal, sampleTexts } from '@dalan/contract/settings/legal';
import { legalTitles } from '@dalan/contract/settings/legal-titles';
import { formatRupees } from '@dalan/contract/money/money';
import type { Settings, SettingsPage, SettingsVersion } from '@dalan/contract/settings/settings';
import { placeholdersIn } from '@dalan/contract/settings/shop';
import type { Shop } from '@dalan/contract/settings/shop';
import { countOf } from '../../../lib/format/count-of.ts';

/** A summary of a page, and what is still missing on it. */
export type PageInWords = { text: string; missing: string[] };

type Documents = { [Page in SettingsPage]: (document: Settings[Page]) => PageInWords };

const words: Documents = {
  profile: ({ name, address, phone, openFrom, openTo }) => ({
    text: [`${name}, ${address}`, phone, `${openFrom} to ${openTo}`].join(' · '),
    missing: [],
  }),
  delivery: deliveryInWords,
  payment: ({ upiId, upiCode = '', wallets }) => {
    const upi = upiCode === '' ? `UPI to ${upiId}` : `UPI to ${upiId}, merchant id`;
    return {
      text: ['Cash on delivery', ...(upiId === '' ? [] : [upi]), ...wallets].join(' · '),
      missing: [],
    };
  },
  banners: ({ slides }) => {
    const shown = slides.filter(({ isShown }) => isShown).length;
    const hidden = slides.length - shown;
    return {
      text: [countOf(shown, 'slide'), ...(hidden > 0 ? [`${hidden} hidden`] : [])].join(' · '),
      missing: [],
    };
  },
  testimonials: ({ testimonials }) => ({
    text:
      testimonials.length === 0
        ? 'No testimonials'
        : `${countOf(testimonials.length, 'testimonial')}, all with consent`,
    missing: [],
  }),
  legal: legalInWords,
  alerts: ({ email, lowStock, failedMail, newMessages }) => {
    const about = [
      lowStock && 'low stock',
      failedMail && 'failed mail',
      newMessages && 'new messages',
    ].filter((part) => part !== false);
    return { text: alertsInWords(about, email), missing: [] };
  },
};

export function pageInWords({ page, document }: SettingsVersion): PageInWords {
  return (words[page] as (one: typeof document) => PageInWords)(document);
}

function deliveryInWords(rule: Settings['delivery']): PageInWords {
  const { isOn, areas, freeFrom, cutOff, roomKg } = rule;
  const charges = areas.map(({ charge }) => charge);
  const [low, high] = [Math.min(...charges), Math.max(...charges)];
  const charge = low === high ? formatRupees(low) : `${formatRupees(low)} to ${formatRupees(high)}`;
  const free = freeFrom === null ? '' : `, free from ${formatRupees(freeFrom)}`;
  const parts = [
    isOn ? 'On' : 'Off: customers read the fixed words',
    ...(areas.length === 0 ? [] : [countOf(areas.length, 'area'), `${charge}${free}`]),
    `cut-off ${cutOff}`,
    ...(roomKg === null ? [] : [`${roomKg} kg a day`]),
  ];
  return { text: parts.join(' · '), missing: [] };
}

function legalInWords(legal: Settings['legal']): PageInWords {
  const { fssaiLicence, gstin } = legal;
  const hasLicence = fssaiLicence !== '' && !/^0+$/.test(fssaiLicence);
  const missing = missingLegal({ legal });
  const samples = sampleTexts({ legal }).map((name) => legalTitles[name]);
  return {
    text: [
      ...(hasLicence ? ['FSSAI set'] : []),
      gstin === '' ? 'GSTIN not set: bills are plain bills' : 'GSTIN set',
    ].join(' · '),
    missing: [
      ...(missing.length === 0 ? [] : [`missing: ${missing.join(', ')}`]),
      ...(samples.length === 0 ? [] : [`still sample texts: ${samples.join(', ')}`]),
    ],
  };
}

function alertsInWords(about: string[], email: string): string {
  const [first = '', ...others] = about;
  if (first === '') return 'None';
  const last = others.pop();
  const list = [first, ...others].join(', ') + (last === undefined ? '' : ` and ${last}`);
  const to = email === '' ? 'the shop’s e-mail' : email;
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} to ${to}`;
}

/** Made-up details of the profile, which a real shop must replace. */
export function madeUpInWords(shop: Shop, page: SettingsPage): string[] {
  if (page !== 'profile') return [];
  const names = placeholdersIn(shop).filter((one) => one.page === page);
  if (names.length === 0) return [];
  return [`still made up: ${names.map(({ what }) => what).join(', ')}`];
}
