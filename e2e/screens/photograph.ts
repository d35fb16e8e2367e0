import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import sharp from 'sharp';

const folder = resolve(import.meta.dirname, '../../docs/screens');
/** Longer pages are cut off here. */
const TALLEST = 2400;
const WIDEST = 800;

/** Saves a screenshot under docs/screens, small enough for the repository. */
export async function photograph(page: Page, { project }: TestInfo, name: string): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.loading !== 'lazy');
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
  await growToPage(page);
  const picture = sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  const { width } = await picture.metadata();
  const bytes = await picture
    .resize({ width: Math.min(width, WIDEST) })
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
  const file = resolve(folder, `${name}-${project.name}.webp`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

/** Makes the window as high as the page, so that fixed bars are at its bottom. */
async function growToPage(page: Page): Promise<void> {
  const isDialogOpen = await page.locator('dialog[open], [role=dialog]').first().isVisible();
  const size = page.viewportSize();
  if (isDialogOpen || size === null) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height: Math.min(height, TALLEST) });
}
