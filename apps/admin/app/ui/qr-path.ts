import { encode } from 'uqr';

/** A QR code as one path, in which a module is 1 unit wide. Dark neighbours are one block. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  return { size, path: data.map(pathOfRow).join('') };
}

function pathOfRow(row: boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x += 1;
    const width = x - from + 1;
    path += `M${from} ${y}h${width}v1h-${width}z`;
  }
  return path;
}
