import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { firstFonts } from './styles/script.texts.ts';

/** The browser's build, next to this one. */
const CLIENT_FOLDER = join(import.meta.dirname, '../client');
const SHEET_LINK = /<link rel="stylesheet" href="([^"]+)"\/>/g;

const fonts = firstFonts
  .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin/>`)
  .join('');
/** A feature's rules win over those of ui/, in whatever order a page loads the files. */
const layers = '<style>@layer theme,base,components,features,utilities</style>';
const textByUrl = new Map<string, string>();

/** Adds what React must not hydrate, since the browser would load it twice. */
export function writeHead(html: string): string {
  return inlineStyles(html.replace('<head>', `<head>${layers}${fonts}`));
}

/**
 * Inlines the stylesheets that the router links for this page, so that none blocks rendering. The
 * links stay, disabled, because React expects them. A later navigation adds them again, enabled.
 */
function inlineStyles(html: string): string {
  if (import.meta.env.DEV) return html;
  return html.replaceAll(SHEET_LINK, (link, url: string) => {
    // The styles are next to their link, because React inserts later stylesheets before or after
    // it. The router marks a sheet that a lazy part uses too with a `#`.
    return `${link.replace('/>', ' disabled=""/>')}<style>${textOf(url.replace(/#$/, ''))}</style>`;
  });
}

function textOf(url: string): string {
  const known = textByUrl.get(url);
  if (known !== undefined) return known;
  const text = readFileSync(join(CLIENT_FOLDER, url), 'utf8');
  textByUrl.set(url, text);
  return text;
}
