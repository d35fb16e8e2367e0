import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { fixRandomParts } from './fixed-screen.ts';

const folder = resolve(import.meta.dirname, '../../docs/screens');
/** Longer pages are cut off here. */
const TALLEST = 2400;
const WIDEST = 800;

/** Saves a screenshot under docs/screens, small enough for the repository. */
export async function photograph(page: Page, { project }: TestInfo, name: string): Promise<void> {
  const wide = project.use.viewport?.width ?? 0;
  await page.evaluate(async () => {
    // `fonts.ready` also resolves before the first font is requested. A missing system font fails.
    const faces = [...document.fonts];
    await Promise.all(faces.map((face) => face.load().catch(() => undefined)));
  });
  await fixRandomParts(page);
  await growToPage(page);
  await page.evaluate(async () => {
    const shown = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    // The browser may put off a lazy picture, and then it never decodes.
    for (const image of shown) image.loading = 'eager';
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
  // The page may have rendered these parts again meanwhile.
  await fixRandomParts(page);
  await repaint(page);
  const picture = sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  const { width } = await picture.metadata();
  const bytes = await picture
    .resize({ width: Math.min(width, WIDEST) })
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
  const file = resolve(folder, `${name}-${wide}.webp`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

/** Repaints everything: a part that was painted over can differ in a few pixels from run to run. */
async function repaint(page: Page): Promise<void> {
  const root = page.locator('html');
  for (const filter of ['invert(1)', '']) {
    await root.evaluate(async (element, value) => {
      element.style.filter = value;
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }, filter);
  }
}

/** Makes the window as high as the page, so that fixed bars are at its bottom. */
async function growToPage(page: Page): Promise<void> {
  const isDialogOpen = await page.locator('dialog[open], [role=dialog]').first().isVisible();
  const size = page.viewportSize();
  if (isDialogOpen || size === null) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height: Math.min(height, TALLEST) });
}
