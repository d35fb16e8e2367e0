import { drawBanner } from './banner.ts';
import { svgDocument } from './svg.ts';
import { drawWordmark } from './wordmark.ts';

/** What a chat shows of a page that has no picture of its own: 1200×630, as they all want it. */
export function drawPreview(): string {
  return svgDocument(
    '0 0 1200 630',
    inBox(drawBanner(1, 'wide'), 'width="1200" height="630" preserveAspectRatio="xMaxYMid slice"') +
      inBox(drawWordmark('on-dark'), 'x="48" y="277" width="310" height="76"'),
  );
}

function inBox(svg: string, box: string): string {
  return svg.replace('<svg ', `<svg ${box} `);
}
