import { IMAGE_SENT_MAX_SIDE } from '@dalan/contract/catalog/media';

const BACKGROUND = '#ffffff';
const JPEG_QUALITY = 0.9;

/**
 * Scales down to the largest size that the shop uses. Unreadable files pass unchanged, because the
 * server refuses them.
 */
export async function shrinkImage(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return file;
  const scale = IMAGE_SENT_MAX_SIDE / Math.max(bitmap.width, bitmap.height);
  const smaller = scale < 1 ? await drawJpeg(bitmap, scale) : null;
  bitmap.close();
  return smaller ?? file;
}

async function drawJpeg(bitmap: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // JPEG has no transparency: without a background, clear pixels would turn black.
  context.fillStyle = BACKGROUND;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}
