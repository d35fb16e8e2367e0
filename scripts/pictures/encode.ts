import sharp, { type Sharp } from 'sharp';

export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png';

export type PictureSize = {
  readonly width: number;
  /** Without a height the drawing keeps its own shape; with one it is centred in the box. */
  readonly height?: number;
  /** The AVIF quality. The other formats are tuned to look the same. */
  readonly quality?: number;
};

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

function rasterise(svg: string, { width, height }: PictureSize): Sharp {
  const drawnWidth = Number(/viewBox="\S+ \S+ (\S+)/.exec(svg)?.[1]);
  // The vectors are rendered at the final size, instead of scaling pixels afterwards.
  const image = sharp(Buffer.from(svg), { density: (72 * width) / drawnWidth });
  return image.resize(width, height ?? null, { fit: 'contain', background: clear });
}

export async function encode(
  svg: string,
  format: PictureFormat,
  size: PictureSize,
): Promise<Buffer> {
  const image = rasterise(svg, size);
  const quality = size.quality ?? 50;
  switch (format) {
    case 'avif':
      // Thin kumkum and haldi lines blur without full colour resolution.
      return image.avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer();
    case 'webp':
      return image.webp({ quality: quality + 25, effort: 6, smartSubsample: true }).toBuffer();
    case 'jpeg':
      return image.jpeg({ quality: quality + 20, mozjpeg: true }).toBuffer();
    case 'png':
      return image.png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 }).toBuffer();
  }
}

/** An ICO file may hold a PNG. Every browser that still requests favicon.ico can read it. */
export function wrapInIco(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
