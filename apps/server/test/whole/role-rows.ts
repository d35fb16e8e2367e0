/**
 * Expected status per route and caller: a visitor, a customer on their own data, a customer on
 * another's, a former admin, and staff of each duty on a customer's. Demotion ends every session, so
 * the former admin is anonymous. Bodies are empty: 400 or 415 means that the guard let the caller
 * through.
 */
export const NOT_APPLICABLE = '-';
export type Row = [
  visitor: number,
  own: number,
  other: number | '-',
  exAdmin: number,
  owner: number,
  counter: number,
  delivery: number,
];
const everybody = (status: number) => [status, status, status] as const;
export const anyone = (status: number): Row => [...everybody(status), status, ...everybody(status)];
const byStaff = (owner: number, counter: number): Row => {
  return [401, 403, NOT_APPLICABLE, 401, owner, counter, 403];
};
export const ownersOnly = (status: number): Row => byStaff(status, 403);
export const counterToo = (status: number): Row => byStaff(status, status);
export const everyStaff = (status: number): Row => {
  return [401, 403, NOT_APPLICABLE, 401, ...everybody(status)];
};
export const customersOnly = (status: number): Row => {
  return [401, status, NOT_APPLICABLE, 401, ...everybody(403)];
};
export const loggedIn = (status: number): Row => {
  return [401, status, NOT_APPLICABLE, 401, ...everybody(status)];
};
