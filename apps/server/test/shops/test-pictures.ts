import { mediaIdOf } from '@dalan/contract/catalog/media';
import { drawTestPicture, uploadRequest } from '../requests/image-upload.ts';
import { logInAs } from './sessions.ts';
import type { TestApp } from './test-app.ts';

const pictures = new WeakMap<object, Promise<string>>();

/** Uploads one picture per shop, because encoding is slow. */
export function pictureOf(shop: TestApp): Promise<string> {
  const known = pictures.get(shop.app) ?? uploadPicture(shop);
  pictures.set(shop.app, known);
  return known;
}

async function uploadPicture(shop: TestApp): Promise<string> {
  const admin = await logInAs(shop, 'admin');
  const answer = await shop.app.inject(uploadRequest(admin, await pictureBytes()));
  return mediaIdOf(answer.json<{ path: string }>().path) ?? '';
}

export function pictureBytes(): Promise<Buffer> {
  return drawTestPicture().png().toBuffer();
}
