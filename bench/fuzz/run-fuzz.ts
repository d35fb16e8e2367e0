import { bytesOf } from './call.ts';
import type { Call } from './call.ts';
import { ALLOWED, createCallers, ROLES } from './callers.ts';
import type { Callers, Role } from './callers.ts';
import { createCheck, readJson } from './check-answer.ts';
import { composeCall } from './compose-call.ts';
import { createCrew } from './crew.ts';
import { createDice } from './dice.ts';
import { openKnownRows } from './known-rows.ts';
import type { KnownRows } from './known-rows.ts';
import { listOperations } from './operations.ts';
import type { ApiDocument, Operation } from './operations.ts';
import { sendBytes } from './send-call.ts';
import type { Answer, Outcome } from './send-call.ts';
import { mutateCall } from './mutate-call.ts';
import type { Given } from './crew.ts';
import { preparations } from './preparations.ts';
import { openTally } from './tally.ts';
import type { Tally } from './tally.ts';

export type FuzzGoal = { seed: number; requests: number; withinSeconds: number };
export type Finding = {
  number: number;
  call: Call;
  problem: string;
  outcome: Outcome;
  /** The previous calls, one of which is the cause if the server no longer answers. */
  suspects: Call[];
};
export type FuzzResult = {
  tally: Tally;
  sent: number;
  busy: number;
  findings: Finding[];
  /** The reasons why preparations failed, by operation. */
  unprepared: Map<string, Error[]>;
};

const SPOILED = 0.7;
/** Until an operation has succeeded, it gets more calls, and more valid ones: others build on it. */
const SPOILED_AT_FIRST = 0.3;
const TO_THOSE_BEHIND = 0.2;
const BY_ANYBODY = 0.25;
/** The other calls find the shop as the calls before them left it. */
const PREPARED = 0.7;
const ANSWER_WITHIN_MS = 20_000;
/** These are called less often: each costs a hash, a picture, or a row that others could use. */
const RARE =
  /^(?:register|logIn|logInAdmin|logOut|uploadImage|changePassword|resetPassword|endAllSessions|delete.*|removeRun)$/;
const RARE_SHARE = 0.15;
const FINDINGS_MOST = 10;
const SUSPECTS = 3;

/** Calls go one after the other, so that the same seed makes the same calls. */
export async function runFuzz(
  shop: { origin: string; databaseUrl: string },
  goal: FuzzGoal,
): Promise<FuzzResult> {
  const document = (await (await fetch(`${shop.origin}/api/openapi.json`)).json()) as ApiDocument;
  const operations = listOperations(document);
  const check = createCheck(document, operations);
  const callers = await createCallers(shop.origin, shop.databaseUrl);
  const crew = createCrew(shop, callers);
  const rows = openKnownRows();
  const dice = createDice(goal.seed);
  const tally = openTally(operations.map(({ name }) => name));
  const result: FuzzResult = { tally, sent: 0, busy: 0, findings: [], unprepared: new Map() };
  const port = Number(new URL(shop.origin).port);
  const late = performance.now() + goal.withinSeconds * 1_000;
  let latest: Call[] = [];

  const prepare = async ({ name }: Operation): Promise<Given> => {
    const preparation = preparations[name];
    if (preparation === undefined || !dice.isLucky(PREPARED)) return {};
    try {
      return await preparation(crew);
    } catch (error) {
      const before = result.unprepared.get(name) ?? [];
      result.unprepared.set(name, [...before, error as Error]);
      return {};
    }
  };

  const compose = async (role: Role, operation: Operation, number: number): Promise<Call> => {
    const given = await prepare(operation);
    const caller = callers.get(role);
    const email = emailFor(operation, callers, number);
    const call = composeCall(operation, role, { dice, rows, caller, email, given });
    const isTaken = !tally.neverTaken().includes(operation.name);
    if (dice.isLucky(isTaken ? SPOILED : SPOILED_AT_FIRST))
      mutateCall(call, dice, () => rows.anyId(dice));
    return call;
  };

  while (result.sent < goal.requests && performance.now() < late) {
    const behind = operations.filter(({ name }) => tally.neverTaken().includes(name));
    const isForThem = behind.length > 0 && dice.isLucky(TO_THOSE_BEHIND);
    const operation = dice.pick(isForThem ? behind : operations);
    if (RARE.test(operation.name) && !dice.isLucky(RARE_SHARE)) continue;
    const role = dice.pick(dice.isLucky(BY_ANYBODY) ? ROLES : ALLOWED[operation.access]);
    const number = result.sent;
    const call = await compose(role, operation, number);
    const isWhole = call.raw === undefined;
    const outcome = await sendBytes(port, bytesOf(call), { isWhole, withinMs: ANSWER_WITHIN_MS });
    result.sent += 1;
    tally.count(call, outcome);
    if (isToldToWait(outcome)) {
      result.busy += 1;
      continue;
    }
    const problem = check(call, outcome);
    if (problem !== undefined) {
      const suspects = outcome === 'refused' ? latest : [];
      result.findings.push({ number, call, problem, outcome, suspects });
      if (outcome === 'refused' || result.findings.length === FINDINGS_MOST) return result;
    }
    latest = [...latest, call].slice(-SUSPECTS);
    learn(rows, operation, call, outcome);
    if (typeof outcome === 'string') continue;
    if (isEnding(call, outcome)) await callers.replace(role);
    else if (!call.isMutated) await crew.recover(role, outcome.status, readJson(outcome));
  }
  return result;
}

/** A log-in needs a known e-mail, a registration a new one. */
function emailFor({ name }: Operation, callers: Callers, number: number) {
  if (name === 'logIn') return callers.get('customer').email;
  if (name === 'logInAdmin') return callers.get('staff').email;
  return `fuzz-${number}@dalan.example`;
}

function isToldToWait(outcome: Outcome): boolean {
  return (
    typeof outcome !== 'string' && outcome.status === 503 && outcome.headers.has('retry-after')
  );
}

function learn(rows: KnownRows, { method }: Operation, call: Call, outcome: Outcome) {
  if (typeof outcome === 'string' || outcome.status >= 300) return;
  if (method === 'DELETE') rows.forget(call.target);
  // The answer may be cut off: the server hangs up on bytes after a call.
  rows.learn(readJson(outcome) ?? null);
}

const ENDING = ['logOut', 'deleteUser', 'endAllSessions', 'changePassword'];

/** True if the caller logged out, is deleted, or has another password. */
function isEnding(call: Call, outcome: Answer): boolean {
  return call.role !== 'visitor' && ENDING.includes(call.operation) && outcome.status < 300;
}
