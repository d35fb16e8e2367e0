import { errorTexts, isErrorAnswer } from '@dalan/contract/errors';
import type { DrillShop } from './drill-shop.ts';
import { joinStaff } from './drill-staff.ts';
import { drawNoise } from './noisy-picture.ts';

/** Sides in pixels. All files of a picture then take about 300 KB or 33 KB. */
const SIDES = { large: 160, small: 16 };

export type StaffUploads = {
  staffId: string;
  /** Returns what is wrong with the answer, if anything. */
  uploadSmall: () => Promise<string | undefined>;
  beRefusedLarge: () => Promise<string | undefined>;
};

export async function logInStaff(shop: DrillShop): Promise<StaffUploads> {
  const { origin } = shop;
  const staff = await joinStaff(shop, 'staff', 'owner');
  const upload = async (side: number) => {
    const form = new FormData();
    form.append(
      'image',
      new Blob([new Uint8Array(drawNoise(side))], { type: 'image/png' }),
      'a.png',
    );
    const headers = { cookie: staff.cookie };
    return fetch(`${origin}/api/file_upload`, { method: 'POST', headers, body: form });
  };
  return {
    staffId: staff.userId,
    uploadSmall: async () => {
      const answer = await upload(SIDES.small);
      const said = await answer.text();
      return answer.status === 201 ? undefined : `with space it got ${answer.status} ${said}`;
    },
    beRefusedLarge: async () => {
      const answer = await upload(SIDES.large);
      const body: unknown = await answer.json();
      const isSaid = isErrorAnswer(body) && body.message === errorTexts.storageFull;
      if (answer.status === 507 && isSaid) return undefined;
      return `without space it got ${answer.status} ${JSON.stringify(body)}`;
    },
  };
}
