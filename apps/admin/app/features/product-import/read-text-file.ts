import { importLimits, importTexts } from '@dalan/contract/catalog/product-import';

/** The text of a file. Throws with the reason if it is too large or not in UTF-8. */
export async function readTextFile(file: File): Promise<string> {
  if (file.size > importLimits.fileMaxBytes) throw new Error(importTexts.tooLarge);
  if (file.size === 0) throw new Error(importTexts.noRows);
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error(importTexts.notUtf8);
  }
}
