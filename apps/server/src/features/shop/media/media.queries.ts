import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/transaction.ts';

type NewMedia = {
  id: string;
  alt: string;
  uploadedBy: string | undefined;
  width: number;
  height: number;
  colours: [string, string];
  sha256: Buffer;
};

/** Keeps an existing row. */
export async function insertMedia(tx: Tx, media: NewMedia): Promise<void> {
  await tx
    .insertInto('media')
    .values({
      id: media.id,
      alt: media.alt,
      uploadedBy: media.uploadedBy ?? null,
      width: media.width,
      height: media.height,
      colourFrom: media.colours[0],
      colourTo: media.colours[1],
      contentSha256: media.sha256,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function hasMedia(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('media').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
