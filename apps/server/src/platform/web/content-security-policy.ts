import { createHash } from 'node:crypto';

/** emotion adds an empty <style> and fills it through the CSSOM. */
const EMPTY_STYLE = sha256('');
/**
 * Allowed on every storefront page: client-side navigation to the contact map keeps the first
 * page's policy.
 */
export const MAP_FRAME = 'https://www.openstreetmap.org';

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Allows only the inline scripts and styles of this page, by hash. */
export function contentSecurityPolicy(html: string, frames = "'none'"): string {
  const scripts = hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const styles = hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  const attributes = hashesOf(html, /\sstyle="([^"]*)"/g, decodeAttribute);
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src-elem ${["'self'", EMPTY_STYLE, ...styles].join(' ')}`,
    `style-src-attr ${attributes.length === 0 ? "'none'" : ["'unsafe-hashes'", ...attributes].join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frames}`,
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashesOf(html: string, pattern: RegExp, decode = (text: string) => text): string[] {
  const texts = [...html.matchAll(pattern)].map((match) => decode(match[1] ?? ''));
  return [...new Set(texts)].map(sha256);
}

function decodeAttribute(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
