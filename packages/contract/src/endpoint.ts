import type { BankOrdersQuery } from './bank/bank-rows.ts';
import type { DrawersQuery } from './drawer/drawer.ts';
import type { LanguageQuery } from './language/languages.ts';
import type { AuditQuery } from './office/audit.ts';
import type { ExportQuery } from './office/exports.ts';
import type { AccountQuery, AccountsQuery, StatementQuery } from './on-account/accounts.ts';
import type { FiguresQuery } from './office/figures.ts';
import type { BagLabelsQuery } from './mill/bag-labels.ts';
import type { BatchesQuery } from './mill/batches.ts';
import type { ListQuery } from './text/lists.ts';
import type { MillingQuery, PackingSlipsQuery } from './mill/milling.ts';
import type { CallerQuery } from './desk/phone-orders.ts';
import type { RunsQuery } from './mill/runs.ts';
import type { ShelfQuery } from './catalog/shelf.ts';
import type { Duty } from './people/staff.ts';
import type { StockLedgerQuery } from './catalog/stock.ts';
import type { KnownVersion } from './text/versions.schema.ts';

/**
 * In this order: anyone, logged-in customers, the account itself or staff, everybody logged in,
 * staff only.
 */
export type Access = 'public' | 'customer' | 'self' | 'account' | 'admin';
export type FreshProof = 'staff' | 'everybody';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Ask = {
  params?: Record<string, string>;
  query?:
    | ListQuery
    | KnownVersion
    | AuditQuery
    | RunsQuery
    | MillingQuery
    | PackingSlipsQuery
    | CallerQuery
    | ShelfQuery
    | StockLedgerQuery
    | ExportQuery
    | FiguresQuery
    | BatchesQuery
    | BagLabelsQuery
    | BankOrdersQuery
    | DrawersQuery
    | AccountsQuery
    | AccountQuery
    | StatementQuery;
  body?: unknown;
};

export type Endpoint<Request extends Ask, Answer> = {
  method: Method;
  path: string;
  access: Access;
  /**
   * The staff who may call it. On a `self` route, they may call it for other accounts, too. On a
   * public route, they get the answer for staff.
   */
  duties?: readonly Duty[];
  /** Who must first prove again who they are, if their last proof is too old. */
  freshProof?: FreshProof;
  /** True if staff who still have to add a required passkey may call it. */
  openWithoutPasskey?: true;
  /** These two carry types only and are never set. */
  readonly request?: Request;
  readonly answer?: Answer;
};

/** Every route that staff may call names their duties; the server does not start otherwise. */
type AccessAndDuties =
  | [
      access: 'public' | 'customer' | 'account',
      duties?: readonly Duty[] | undefined,
      conditions?: Conditions,
    ]
  | [access: 'self' | 'admin', duties: readonly Duty[], conditions?: Conditions];
type Conditions = Pick<Endpoint<Ask, unknown>, 'freshProof' | 'openWithoutPasskey'>;

/** Method, path and access of a call, with the types of its request and answer. */
export function endpoint<Request extends Ask, Answer>(
  method: Method,
  path: string,
  ...[access, duties, conditions]: AccessAndDuties
): Endpoint<Request, Answer> {
  return { method, path, access, ...(duties && { duties }), ...conditions };
}

/** Which staff may make a call. */
export const owner = ['owner'] as const;
export const counter = ['owner', 'counter'] as const;
export const everyDuty = ['owner', 'counter', 'delivery'] as const;

/** Parts of requests that many endpoints have. */
export type Nothing = Record<never, never>;
export type ById = { params: { id: string } };
export type Deletion = ById & { query?: KnownVersion };
export type Listing = { query?: ListQuery };
export type InLanguage = { query?: LanguageQuery };
