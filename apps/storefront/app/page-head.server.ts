import eczar from './assets/fonts/eczar-latin.woff2';
import mukta from './assets/fonts/mukta-400-latin.woff2';
import everywhere from './styles/storefront.css?inline';

const texts = import.meta.glob<string>(['./styles/*.css', '!./styles/storefront.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});
const urls = import.meta.glob<string>(['./styles/*.css', '!./styles/storefront.css'], {
  query: '?url',
  import: 'default',
  eager: true,
});
const textByUrl = new Map(Object.entries(urls).map(([file, url]) => [url, texts[file] ?? '']));

const SHEET_LINK = /<link rel="stylesheet" href="([^"]+)"\/>/g;
/**
 * Where stylesheets go in the head: before the first one, or before the script that follows them.
 */
const SHEETS_PLACE = /<link rel="stylesheet"|<script>/;

const fonts = [eczar, mukta]
  .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin/>`)
  .join('');

/** Adds what React must not hydrate, since the browser would load it twice. */
export function writeHead(html: string): string {
  return writeStyles(html.replace('<head>', `<head>${fonts}`));
}

/**
 * Inlines a page's styles, so that no stylesheet blocks rendering. The route's links stay in the
 * HTML, disabled, because React expects them. A later navigation adds them again, enabled.
 */
function writeStyles(html: string): string {
  const linked = html.replaceAll(SHEET_LINK, (link, url: string) => {
    const text = textByUrl.get(url);
    if (text === undefined || import.meta.env.DEV) return link;
    // Next to its link: React inserts later stylesheets before or after it.
    return `${link.replace('/>', ' disabled=""/>')}<style>${text}</style>`;
  });
  // The shared styles come first, with or without links: they declare the order of the layers, and
  // later rules win at equal specificity.
  return linked.replace(SHEETS_PLACE, (next) => `<style>${everywhere}</style>${next}`);
}
