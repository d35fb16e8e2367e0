import type { Grain } from './grains.ts';

export type RingPattern =
  'braid' | 'scallop' | 'diamond' | 'chain' | 'wave' | 'rosette' | 'fleur' | 'trefoil';

export type Flour = {
  /** Seeds the hand of the drawing, so a renamed product keeps its picture. */
  readonly seed: string;
  readonly grains: readonly Grain[];
  readonly flour: string;
  readonly shade: string;
  readonly ground: string;
  readonly line?: string;
  readonly ring: { readonly pattern: RingPattern; readonly count: number };
  readonly grainScale: number;
  /** 1 is an everyday grind; more is coarser specks on the heap. */
  readonly grind: number;
};

const wheat: Grain = { kind: 'wheat', colour: '#D9A441' };
const jowar: Grain = { kind: 'jowar', colour: '#F1E4BF' };
const chana: Grain = { kind: 'chana', colour: '#E3AE35' };
const rice: Grain = { kind: 'rice', colour: '#FFFFFF' };
const rajgira: Grain = { kind: 'rajgira', colour: '#EBD08C' };

export const flours = {
  'khapli-wheat-flour': {
    seed: 'khapli',
    grains: [{ kind: 'khapli', colour: '#CF8A36' }],
    flour: '#EBD3AC',
    shade: '#C9A674',
    ground: '#2A3135',
    ring: { pattern: 'braid', count: 9 },
    grainScale: 1.28,
    grind: 1.2,
  },
  'lokwan-wheat-flour': {
    seed: 'lokwan',
    grains: [{ kind: 'wheat', colour: '#E0B04C' }],
    flour: '#F3E6C9',
    shade: '#D6C194',
    ground: '#9DB8D3',
    ring: { pattern: 'scallop', count: 14 },
    grainScale: 1.22,
    grind: 0.8,
  },
  'jowar-flour': {
    seed: 'jowar',
    grains: [jowar],
    flour: '#F7F2E2',
    shade: '#D6CCAE',
    ground: '#1F5B3A',
    ring: { pattern: 'chain', count: 16 },
    grainScale: 1.55,
    grind: 1,
  },
  'bajra-flour': {
    seed: 'bajra',
    grains: [{ kind: 'bajra', colour: '#CDD3BD' }],
    line: '#E8E9DE',
    flour: '#D3D2C4',
    shade: '#A0A08D',
    ground: '#7A1E22',
    ring: { pattern: 'wave', count: 11 },
    grainScale: 1.36,
    grind: 1.1,
  },
  'nachni-flour': {
    seed: 'nachni',
    grains: [{ kind: 'nachni', colour: '#C2512F' }],
    line: '#F0DFD4',
    flour: '#C99F8B',
    shade: '#9F6F5B',
    ground: '#F2B90C',
    ring: { pattern: 'rosette', count: 16 },
    grainScale: 1.3,
    grind: 1,
  },
  'ambemohar-rice-flour': {
    seed: 'tandul',
    grains: [rice],
    flour: '#FDFDFA',
    shade: '#D3D8D0',
    ground: '#1F4A78',
    ring: { pattern: 'diamond', count: 10 },
    grainScale: 1,
    grind: 0.6,
  },
  besan: {
    seed: 'besan',
    grains: [chana],
    flour: '#F4D77E',
    shade: '#D3A83D',
    ground: '#A9C9B2',
    ring: { pattern: 'scallop', count: 12 },
    grainScale: 1.42,
    grind: 0.7,
  },
  'makka-flour': {
    seed: 'makka',
    grains: [{ kind: 'makka', colour: '#F2B90C' }],
    flour: '#F9E196',
    shade: '#D9B24C',
    ground: '#B4232A',
    ring: { pattern: 'fleur', count: 11 },
    grainScale: 1.12,
    grind: 1.3,
  },
  'thalipeeth-bhajani': {
    seed: 'thalipeeth',
    grains: [wheat, { kind: 'urad', colour: '#15191B' }, jowar, chana, rice],
    flour: '#D9B98A',
    shade: '#AD8757',
    ground: '#D39A06',
    ring: { pattern: 'braid', count: 10 },
    grainScale: 1.1,
    grind: 1.6,
  },
  'rajgira-flour': {
    seed: 'rajgira',
    grains: [rajgira],
    flour: '#F4E8CC',
    shade: '#D3BD8E',
    ground: '#EDBFBB',
    ring: { pattern: 'trefoil', count: 14 },
    grainScale: 1.28,
    grind: 0.9,
  },
  'soya-flour': {
    seed: 'soya',
    grains: [{ kind: 'soya', colour: '#E9D08A' }],
    flour: '#F2E4B4',
    shade: '#CDB87A',
    ground: '#D5D9CF',
    ring: { pattern: 'chain', count: 14 },
    grainScale: 1.5,
    grind: 0.8,
  },
  'upvas-bhajani': {
    seed: 'upvas',
    grains: [
      { kind: 'sabudana', colour: '#F5F6F2' },
      { kind: 'varai', colour: '#E6D9AE' },
      rajgira,
    ],
    flour: '#E9DFC6',
    shade: '#BFB08A',
    ground: '#14304F',
    ring: { pattern: 'diamond', count: 12 },
    grainScale: 1.22,
    grind: 1.2,
  },
} as const satisfies Record<string, Flour>;

export type FlourSlug = keyof typeof flours;

/** Widens the literal entry, so that optional fields such as line can be read on any flour. */
export function flourOf(slug: FlourSlug): Flour {
  return flours[slug];
}
