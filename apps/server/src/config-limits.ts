import * as z from 'zod';
import { given, readSetting, variableName } from './read-setting.ts';

/** `10/900` stands for ten tries in 900 seconds. */
const Limit = z
  .string()
  .regex(/^[1-9]\d{0,9}\/[1-9]\d{0,5}$/, 'Write a limit as tries/seconds, such as 10/900')
  .transform((text) => {
    const [points = 0, seconds = 0] = text.split('/').map(Number);
    return { points, seconds };
  });

/** Limits per address are wide: Indian carriers put thousands of phones behind one. */
const limits = {
  requestsPerAddress: '20000/60',
  rendersPerAddress: '100/10',
  failedLogInsPerAccountAndAddress: '10/900',
  failedLogInsPerDevice: '10/900',
  logInsPerAccount: '30/900',
  /** Over these two, unknown devices wait up to 30 seconds per try. Nobody is locked out. */
  failedLogInsPerAccount: '30/3600',
  failedLogInsPerAddress: '300/900',
  passkeySignInsPerAddress: '300/900',
  registrationsPerAddress: '60/3600',
  passwordLinksPerAddress: '60/3600',
  repeatLinksPerAddress: '300/3600',
  contactMessagesPerAddress: '20/3600',
  clientErrorsPerAddress: '60/3600',
  visitsPerAddress: '600/3600',
  uploadsPerAdmin: '200/86400',
  dataFilesPerAccount: '10/3600',
  paymentClaimsPerAccount: '30/3600',
};
type Limits = Record<keyof typeof limits, z.output<typeof Limit>>;

const Count = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'Write a number above zero, such as 20')
  .transform(Number);

/** Each limit applies per account and per phone number. The database counts. */
const orderLimits = {
  ordersPerAccount: '30/3600',
  openOrdersPerAccount: '20',
  kgPerAccount: '500/86400',
};

/** Each limit has an override, such as LIMIT_REGISTRATIONS_PER_ADDRESS=100/3600. */
export function readLimits(env: NodeJS.ProcessEnv): Limits {
  const entries = Object.entries(limits).map(([name, standard]) => {
    const variable = variableName('LIMIT', name);
    return [name, readSetting(Limit, given(env)[variable] ?? standard, variable)];
  });
  return Object.fromEntries(entries) as Limits;
}

export function readOrderLimits(env: NodeJS.ProcessEnv) {
  const readOne = <Schema extends z.ZodType>(schema: Schema, name: keyof typeof orderLimits) => {
    const variable = variableName('LIMIT', name);
    return readSetting(schema, given(env)[variable] ?? orderLimits[name], variable);
  };
  return {
    orders: readOne(Limit, 'ordersPerAccount'),
    openOrders: readOne(Count, 'openOrdersPerAccount'),
    kg: readOne(Limit, 'kgPerAccount'),
  };
}
