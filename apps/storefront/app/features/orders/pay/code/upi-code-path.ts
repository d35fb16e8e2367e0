import { encode } from 'uqr';

/** A QR code as one path, in modules. It has no quiet zone: the frame around it leaves that. */
export function upiCodePath(link: string): { size: number; path: string } {
  const { size, data } = encode(link, { ecc: 'M', border: 0 });
  const rows = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return { size, path: rows.join('') };
}
