export type { UploadAnswer } from './media.schema.ts';

/** Uploads must be under 2 MB, i.e. 2,097,152 bytes. */
export const IMAGE_MAX_BYTES = 2_097_152;
export const IMAGE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
export const IMAGE_MAX_PIXELS = 25_000_000;
export const IMAGE_MAX_SIDE = 12_000;
/** The panel scales pictures down to this before upload: nothing larger is shown anywhere. */
export const IMAGE_SENT_MAX_SIDE = 1600;
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960] as const;
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
export const mediaTexts = {
  tooLarge: 'Image size should be less than 2MB',
  notAnImage: 'Please choose an image file (JPEG, PNG or WebP).',
  unreadable: 'This image could not be read. Please try another one.',
} as const;

/** Checks the chosen file. The server checks its bytes. */
export function checkImageFile({ type, size }: { type: string; size: number }): string | undefined {
  if (!IMAGE_TYPES.includes(type)) return mediaTexts.notAnImage;
  return size < IMAGE_MAX_BYTES ? undefined : mediaTexts.tooLarge;
}

export function picturePath(id: string, width: PictureWidth, format: PictureFormat): string {
  return `/media/${id}/${width}.${format}`;
}

/** The preview of a shared link is a JPEG, because not every chat app shows other formats. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
export const PREVIEW_FILE = 'preview.jpg';

export function previewPath(id: string): string {
  return `/media/${id}/${PREVIEW_FILE}`;
}

export function pictureSrcSet(id: string, format: PictureFormat): string {
  return PICTURE_WIDTHS.map((width) => `${picturePath(id, width, format)} ${width}w`).join(', ');
}

/** The path stored as `productImg`: a JPEG, which every client can show. */
export function productImgPath(id: string): string {
  return picturePath(id, 640, 'jpg');
}

/** Returns the id in lowercase, as the database has it. */
export function mediaIdOf(path: string): string | undefined {
  return /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/\d+\.(?:avif|webp|jpg)$/.exec(
    path.toLowerCase(),
  )?.[1];
}
