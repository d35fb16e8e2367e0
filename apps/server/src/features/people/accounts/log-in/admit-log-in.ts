import { addressKey, networkOf } from '../../../../platform/ip-address.ts';
import type { RateLimit } from '../../../../platform/limits/rate-limit.ts';
import type { EnforcedWaits } from '../../../../platform/limits/enforced-waits.ts';
import { logInDelaySeconds } from './log-in-delay.rules.ts';

export type LogInLimits = {
  /**
   * Tries over these limits are refused: each counts only the client's or the account's own tries.
   */
  failedLogInsPerAccountAndAddress: RateLimit;
  failedLogInsPerDevice: RateLimit;
  logInsPerAccount: RateLimit;
  /** Beyond these, unknown devices wait: the failures may be somebody else's. */
  failedLogInsPerAccount: RateLimit;
  failedLogInsPerAddress: RateLimit;
};

export type LogInAdmission = { limits: LogInLimits; waits: EnforcedWaits };

type Try = {
  /** The e-mail, registered or not. */
  account: string;
  ip: string;
  /** Hash of this browser's device token, if the account knows it. */
  knownDevice: Buffer | undefined;
};

/** An undefined result is a failed try and stays counted. */
export async function limitLogIn<Result>(
  admission: LogInAdmission,
  tried: Try,
  work: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const giveBack = await admitLogIn(admission, tried);
  let result: Result | undefined;
  try {
    result = await work();
  } catch (error) {
    await giveBack();
    throw error;
  }
  if (result === undefined) return undefined;
  await giveBack();
  await admission.limits.logInsPerAccount.add(tried.account);
  return result;
}

/**
 * Counts every try before it is checked, so that concurrent tries all count. Returns a function
 * that uncounts a successful one.
 */
async function admitLogIn(
  admission: LogInAdmission,
  { account, ip, knownDevice }: Try,
): Promise<() => Promise<void>> {
  const { limits } = admission;
  await limits.logInsPerAccount.check(account);
  if (knownDevice === undefined) return admitUnknownDevice(admission, account, ip);
  const key = `${account} ${knownDevice.toString('base64url')}`;
  await limits.failedLogInsPerDevice.take(key);
  return () => limits.failedLogInsPerDevice.giveBack(key);
}

/**
 * After too many failures of an account or an address, each network waits separately per account.
 * Guessing is slow, and an attacker cannot use up the owner's try.
 */
async function admitUnknownDevice(
  { limits, waits }: LogInAdmission,
  account: string,
  ip: string,
): Promise<() => Promise<void>> {
  const address = addressKey(ip);
  const both = `${account} ${address}`;
  const waitKey = `${account} ${networkOf(ip)}`;
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
    await waits.take(waitKey, delaySeconds);
  } catch (refusal) {
    await giveBackAll();
    throw refusal;
  }
  return async () => {
    await giveBackAll();
    await waits.giveBack(waitKey);
  };
}
