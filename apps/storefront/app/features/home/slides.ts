import { promises } from '@dalan/contract/shop';

export type Slide = {
  id: string;
  ground: 'basalt' | 'haldi' | 'paan';
  eyebrow: string;
  title: readonly [string, string];
  lead: string;
  action: string;
  label?: { name: string; nameMr: string };
};

export const slides: readonly Slide[] = [
  {
    id: 'banner-1',
    ground: 'basalt',
    eyebrow: 'जात्यावरचं ताजं पीठ',
    title: ['Milled slow,', 'on stone.'],
    lead: 'Whole grain, ground cool between two basalt stones and packed the same day.',
    action: 'Shop the flours',
    label: { name: 'Khapli Wheat Flour', nameMr: 'खपली गव्हाचे पीठ' },
  },
  {
    id: 'banner-2',
    ground: 'haldi',
    eyebrow: 'आज दळलं, उद्या घरी',
    title: ['Packed today,', 'home tomorrow.'],
    lead: `${promises.fastDelivery} Pay in cash when it reaches you.`,
    action: 'Order fresh flour',
  },
  {
    id: 'banner-3',
    ground: 'paan',
    eyebrow: 'आज भाकरीचा बेत',
    title: ['Jowar, bajra,', 'nachni.'],
    lead: 'Three millets for the bhakri plate, ground to pat out round without cracking.',
    action: 'See the millets',
  },
];

export const SLIDE_EVERY_MS = 5000;
