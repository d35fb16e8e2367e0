import type { Tx } from '../../../../platform/db/transaction.ts';
import { insertDevice, moveDevice, sweepDevices } from './known-devices.queries.ts';
import { KNOWN_DEVICE_SECONDS } from './known-devices.rules.ts';
import { createToken, hashToken } from '../../../../platform/random-token.ts';

export type RememberedDevice = { token: string; maxAgeSeconds: number };

/** Gives the browser a new token each time, so that a planted or copied one is useless. */
export async function rememberDevice(
  tx: Tx,
  device: { userId: string; previousToken: string | undefined },
): Promise<RememberedDevice> {
  const token = createToken();
  const tokenHash = hashToken(token);
  if (device.previousToken !== undefined) {
    await moveDevice(tx, hashToken(device.previousToken), tokenHash);
  }
  await insertDevice(tx, { tokenHash, userId: device.userId });
  await sweepDevices(tx, device.userId);
  return { token, maxAgeSeconds: KNOWN_DEVICE_SECONDS };
}
