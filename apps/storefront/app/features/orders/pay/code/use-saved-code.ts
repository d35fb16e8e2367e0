import { useEffect, useState } from 'react';

type Words = { amount: string; order: string; to: string };
type Saved = { link: string; said: 'saved' | 'not saved' | 'no picture'; picture?: string };

/**
 * Saves the code as a picture. Whether the file has reached the gallery cannot be known, so the page
 * shows the picture itself, for a finger to be kept on.
 */
export function useSavedCode(link: string, fileName: string, words: Words) {
  const [saved, setSaved] = useState<Saved>();
  const picture = saved?.picture;
  useEffect(() => {
    if (picture === undefined) return;
    return () => URL.revokeObjectURL(picture);
  }, [picture]);

  async function save(): Promise<void> {
    try {
      const { drawCodePicture } = await import('./code-picture.ts');
      const url = URL.createObjectURL(await drawCodePicture(link, words));
      setSaved({ link, said: isDownloaded(url, fileName) ? 'saved' : 'not saved', picture: url });
    } catch {
      setSaved({ link, said: 'no picture' });
    }
  }
  // Another amount has another code.
  return { save, ...(saved?.link === link ? saved : undefined) };
}

function isDownloaded(url: string, fileName: string): boolean {
  const file = document.createElement('a');
  if (!('download' in file)) return false;
  file.href = url;
  file.download = fileName;
  file.click();
  return true;
}
