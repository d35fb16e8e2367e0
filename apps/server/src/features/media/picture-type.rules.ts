export type PictureType = 'jpeg' | 'png' | 'webp';

const signatures: { type: PictureType; at: number; bytes: number[] }[] = [
  { type: 'jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  // Every WebP starts with RIFF, but so do audio and video files.
  { type: 'webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
];

/** Detects the type from the bytes, because the client chooses the file name and declared type. */
export function findPictureType(file: Uint8Array): PictureType | undefined {
  return signatures.find(({ at, bytes }) => bytes.every((byte, index) => file[at + index] === byte))
    ?.type;
}
