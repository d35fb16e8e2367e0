/** Photographs are read better when they are small; a small code in a large picture is not. */
const SIDES = [800, 1600, 400];

/** The text of a QR code in a picture. Undefined if there is none; throws if it is no picture. */
export async function readCode(picture: Blob): Promise<string | undefined> {
  const [{ default: read }, bitmap] = await Promise.all([
    // This is half of what the page weighs, and only a picture needs it.
    import('jsqr'),
    createImageBitmap(picture),
  ]);
  const longest = Math.max(bitmap.width, bitmap.height);
  const scales = new Set(SIDES.map((side) => Math.min(1, side / longest)));
  for (const scale of scales) {
    const { data, width, height } = pixelsOf(bitmap, scale);
    const text = read(data, width, height)?.data;
    if (text !== undefined && text !== '') return text;
  }
  return undefined;
}

function pixelsOf(bitmap: ImageBitmap, scale: number): ImageData {
  const [width, height] = [bitmap.width, bitmap.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser draws no pictures');
  // Clear pixels would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
