import { productImgPath } from '@dalan/contract/catalog/media';
import { FIRST_SCALE_STEP } from '@dalan/contract/desk/counter';
import type { CounterAnswer } from '@dalan/contract/desk/counter';
import { paiseToRupees } from '@dalan/contract/money/money';
import { gramsToKg } from '@dalan/contract/money/weight';
import { upiAccountOf } from '@dalan/contract/payments/upi';
import type { Settings } from '@dalan/contract/settings/settings';
import type { Db } from '../../../../platform/db/database.ts';
import { listFlours } from './counter.queries.ts';

/** The settings that a till works by. */
export type TillSettings = Pick<Settings, 'profile' | 'payment'>;

export async function getCounter(
  db: Db,
  { city, settings: { profile, payment } }: { city: string; settings: TillSettings },
): Promise<CounterAnswer> {
  const flours = await listFlours(db, city);
  const upi = upiAccountOf({ ...payment, name: profile.name });
  return {
    flours: flours.map(({ id, mediaId, pricePaise, onHandGrams, ...flour }) => ({
      _id: id,
      ...flour,
      productImg: mediaId === null ? '' : productImgPath(mediaId),
      pricePerKg: paiseToRupees(pricePaise),
      stockKg: gramsToKg(onHandGrams),
    })),
    scaleStepGrams: profile.scaleStepGrams ?? FIRST_SCALE_STEP,
    upi: upi && {
      upiId: upi.upiId,
      name: upi.name,
      ...(upi.upiCode !== undefined && { upiCode: upi.upiCode }),
    },
  };
}
