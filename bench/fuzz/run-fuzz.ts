import { bytesOf } from './call.ts';
import type { Call } from './call.ts';
import { ALLOWED, createCallers, ROLES } from './callers.ts';
import type { Callers, Role } from './callers.ts';
import { createCheck, readJson } from './check-answer.ts';
import { composeCall } from './compose-call.ts';
import { createDice } from './dice.ts';
import { openKnownRows } from './known-rows.ts';
import type { KnownRows } from './known-rows.ts';
import { listOperations } from './operations.ts';
import type { ApiDocument, Operation } from './operations.ts';
import { sendBytes } from './send-call.ts';
import type { Outcome } from './send-call.ts';
import { mutateCall } from './mutate-call.ts';
import { openTally } from './tally.ts';
import type { Tally } from './tally.ts';

export type FuzzGoal = { seed: number; requests: number; withinSeconds: number };
export type Finding = {
  number: number;
  call: Call;
  problem: string;
  outcome: Outcome;
  /** If the server no longer answers, one of the previous calls is the cause. */
  suspects: Call[];
};
export type FuzzResult = { tally: Tally; sent: number; busy: number; findings: Finding[] };

const SPOILED = 0.7;
/** Until an operation has succeeded, it gets more calls, and more valid ones: others build on it. */
const SPOILED_AT_FIRST = 0.3;
const TO_THOSE_BEHIND = 0.2;
const BY_ANYBODY = 0.25;
const ANSWER_WITHIN_MS = 20_000;
/** Less frequent, because each costs a hash, an encoded picture, or a row that others could use. */
const RARE =
  /^(?:register|logIn|logInAdmin|logOut|uploadImage|changePassword|endAllSessions|delete.*|removeRun)$/;
const RARE_SHARE = 0.15;
const FINDINGS_MOST = 10;
const SUSPECTS = 3;

/** One call after the other, so that the same seed makes the same calls. */
export async function runFuzz(
  shop: { origin: string; databaseUrl: string },
  goal: FuzzGoal,
): Promise<FuzzResult> {
  const document = (await (await fetch(`${shop.origin}/api/openapi.json`)).json()) as ApiDocument;
  const operations = listOperations(document);
  const check = createCheck(document, operations);
  const callers = await createCallers(shop.origin, shop.databaseUrl);
  const rows = openKnownRows();
  const dice = createDice(goal.seed);
  const tally = openTally(operations.map(({ name }) => name));
  const result: FuzzResult = { tally, sent: 0, busy: 0, findings: [] };
  const port = Number(new URL(shop.origin).port);
  const late = performance.now() + goal.withinSeconds * 1_000;
  let latest: Call[] = [];

  const compose = (role: Role, operation: Operation, number: number): Call => {
    const caller = callers.get(role);
    const email = emailFor(operation, callers, number);
    const call = composeCall(operation, role, { dice, rows, caller, email });
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
    const call = compose(role, operation, number);
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
    if (isSessionOver(call, outcome)) await callers.replace(role);
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
  // The server hangs up on bytes after a call, also in the middle of its answer.
  rows.learn(readJson(outcome) ?? null);
}

const ENDING = ['logOut', 'deleteUser', 'endAllSessions', 'changePassword'];

/** A caller lost their session: logged out, deleted, or with another password. */
function isSessionOver(call: Call, outcome: Outcome): boolean {
  if (call.role === 'visitor' || typeof outcome === 'string') return false;
  const isEnding = ENDING.includes(call.operation) && outcome.status < 300;
  return isEnding || (outcome.status === 401 && !call.isMutated);
}
