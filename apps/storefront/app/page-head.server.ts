import eczar from './assets/fonts/eczar-latin.woff2';
import mukta from './assets/fonts/mukta-400-latin.woff2';
import everywhere from './styles/storefront.css?inline';

const texts = import.meta.glob<string>(['./styles/*.css', '!./styles/storefront.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});
const addresses = import.meta.glob<string>(['./styles/*.css', '!./styles/storefront.css'], {
  query: '?url',
  import: 'default',
  eager: true,
});
const textByAddress = new Map(
  Object.entries(addresses).map(([file, address]) => [address, texts[file] ?? '']),
);

const SHEET_LINK = /<link rel="stylesheet" href="([^"]+)"\/>/g;
/** The sheets' place in the head: the first of them, or the script that stands after all of them. */
const SHEETS_PLACE = /<link rel="stylesheet"|<script>/;

const fonts = [eczar, mukta]
  .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin/>`)
  .join('');

/** What React need not know of: the browser would have to load it a second time. */
export function writeHead(html: string): string {
  return writeStyles(html.replace('<head>', `<head>${fonts}`));
}

/**
 * Writes a page's styles into it, so that no sheet is waited for. The links of its route stay,
 * switched off, for React to find; the same link made by a later navigation is new, and on.
 */
function writeStyles(html: string): string {
  const linked = html.replaceAll(SHEET_LINK, (link, address: string) => {
    const text = textByAddress.get(address);
    if (text === undefined || import.meta.env.DEV) return link;
    // Beside its link: React puts the sheets of later pages before or after that.
    return `${link.replace('/>', ' disabled=""/>')}<style>${text}</style>`;
  });
  // Also where there is no link yet: the first sheet names the order of the layers, and of two
  // rules with the same weight the later sheet's wins.
  return linked.replace(SHEETS_PLACE, (next) => `<style>${everywhere}</style>${next}`);
}
