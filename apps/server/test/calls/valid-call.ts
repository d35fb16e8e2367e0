import type { LoggedIn } from '../shops/sessions.ts';

/** A request in parts, so that a test can replace one of them. */
export type ValidCall = {
  by: LoggedIn | undefined;
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: Record<string, unknown> | Buffer | undefined;
};
