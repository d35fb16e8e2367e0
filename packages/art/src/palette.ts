/** The design tokens that appear in pictures; the storefront's CSS keeps the same values. */
export const palette = {
  basalt950: '#14181A',
  basalt900: '#1C2124',
  basalt800: '#2A3135',
  basalt700: '#3B4549',
  basalt500: '#5C686D',
  basalt300: '#9AA4A7',
  peeth0: '#FFFFFF',
  peeth50: '#F5F6F2',
  peeth200: '#D5D9CF',
  haldi500: '#F2B90C',
  haldi800: '#7A5200',
  kumkum600: '#B4232A',
  paan700: '#1F5B3A',
  neel700: '#1F4A78',
} as const;

/** WCAG relative luminance of a #RRGGBB colour. */
export function luminance(colour: string): number {
  const channel = (start: number): number => {
    const value = parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The rangoli on a ground is flour on dark grounds and basalt on light ones. */
export function lineColourOn(ground: string): string {
  return luminance(ground) > 0.3 ? palette.basalt900 : palette.peeth50;
}
