import { addressKey, networkOf } from '../../platform/http/ip-address.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import type { EnforcedWaits } from '../../platform/http/enforced-waits.ts';
import { logInDelaySeconds } from './log-in-delay.rules.ts';

export type LogInLimits = {
  /** The only refusals: each names the one who fails, and nobody else. */
  failedLogInsPerAccountAndAddress: RateLimit;
  failedLogInsPerDevice: RateLimit;
  logInsPerAccount: RateLimit;
  /** From here on strangers wait: somebody else may have made these tries. */
  failedLogInsPerAccount: RateLimit;
  failedLogInsPerAddress: RateLimit;
};

export type LogInAdmission = { limits: LogInLimits; waits: EnforcedWaits };

type Try = {
  /** The e-mail, whether or not it is somebody's. */
  account: string;
  ip: string;
  /** The token that this browser is known by to this account. */
  knownDevice: Buffer | undefined;
};

/** Every try counts until it proves right, so that a thousand at once count as a thousand. */
export async function admitLogIn(
  admission: LogInAdmission,
  { account, ip, knownDevice }: Try,
): Promise<() => Promise<void>> {
  const { limits } = admission;
  await limits.logInsPerAccount.check(account);
  if (knownDevice === undefined) return admitStranger(admission, account, ip);
  const key = `${account} ${knownDevice.toString('base64url')}`;
  await limits.failedLogInsPerDevice.take(key);
  return () => limits.failedLogInsPerDevice.giveBack(key);
}

/**
 * Where an account or an address has seen too many failures, each network waits for a turn of its
 * own on that account: guessing becomes slow, and nobody can take the owner's turn from elsewhere.
 */
async function admitStranger(
  { limits, waits }: LogInAdmission,
  account: string,
  ip: string,
): Promise<() => Promise<void>> {
  const address = addressKey(ip);
  const both = `${account} ${address}`;
  const turn = `${account} ${networkOf(ip)}`;
  await limits.failedLogInsPerAccountAndAddress.take(both);
  const tooMany = Math.max(
    await limits.failedLogInsPerAccount.add(account),
    await limits.failedLogInsPerAddress.add(address),
  );
  const giveBackAll = async () => {
    await limits.failedLogInsPerAccountAndAddress.giveBack(both);
    await limits.failedLogInsPerAccount.giveBack(account);
    await limits.failedLogInsPerAddress.giveBack(address);
  };
  const delaySeconds = logInDelaySeconds(tooMany);
  if (delaySeconds === 0) return giveBackAll;
  try {
    await waits.take(turn, delaySeconds);
  } catch (refusal) {
    await giveBackAll();
    throw refusal;
  }
  return async () => {
    await giveBackAll();
    await waits.giveBack(turn);
  };
}
