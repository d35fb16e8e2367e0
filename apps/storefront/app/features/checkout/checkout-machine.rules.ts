import { isSameLine } from '@dalan/contract/catalog/grinds';
import type { LineId } from '@dalan/contract/catalog/grinds';
import type { Order } from '@dalan/contract/orders/orders';

import type { AgreedCharge } from './days/delivery-choice.rules.ts';
import { changeWhere } from './delivery/delivery.rules.ts';
import type { Where, WhereEvent } from './delivery/delivery.rules.ts';
import { applyChanges } from './lines/line-changes.rules.ts';
import type { LineChange } from './lines/line-changes.rules.ts';
import { withGrindsNow } from './lines/line-grinds.rules.ts';
import type { GrindsNow } from './lines/line-grinds.rules.ts';
import { problemIn } from './lines/line-problem.rules.ts';
import type { OrderLine } from './lines/order-lines.rules.ts';
import { totalPaise, withGrind, withQuantity } from './lines/order-lines.rules.ts';

/** What differs between the order on the screen and what the shop offers. */
export type Question =
  | { about: 'lines'; changes: readonly LineChange[] }
  | { about: 'day'; day: string }
  | { about: 'charge'; chargePaise: number; amountPaise: number };

type Asked = {
  /** Text of the refusal. Undefined if the question has its own text. */
  text?: string | undefined;
  question?: Question | undefined;
};

/** How an order is sent: as a new one, in addition to an earlier one, or instead of it. */
export type Way = 'new' | 'as well' | 'instead';

export type Stage =
  | { is: 'editing' }
  /** The shop has refused the order, or does not have what it asks for. */
  | ({ is: 'asking' } & Asked)
  | { is: 'sending'; attempt: number; way: Way; earlier: Order | undefined }
  /** It is not known whether the order was placed. Sending it again is safe, and shows it. */
  | { is: 'unsure'; text: string }
  /** An earlier attempt did place an order. The customer chooses what happens to it. */
  | ({ is: 'earlier'; order: Order } & Asked)
  /** `hasLeft` is true if the customer was on another page by then. */
  | { is: 'placed'; order: Order; hasLeft: boolean }
  /** The order is on the phone, to be sent when the network is back. */
  | { is: 'kept' };

export type Answer =
  | { is: 'placed'; order: Order; hasLeft: boolean }
  | { is: 'earlier'; order: Order }
  | { is: 'unsure'; text: string }
  /**
   * `left` is the earlier order as it is now, if it could not be replaced. `grindsNow` are the
   * grinds of flours that are not milled as this order has them.
   */
  | ({ is: 'refused'; left?: Order | undefined; grindsNow?: GrindsNow } & Asked);

export type CheckoutState = {
  stage: Stage;
  lines: readonly OrderLine[];
  where: Where;
  wantedDay: string | undefined;
  agreed: AgreedCharge | undefined;
  /** How often the customer wanted to order while a question was open. */
  timesAsked: number;
  attempts: number;
};

export type CheckoutEvent =
  | WhereEvent
  | ({ type: 'quantity-changed'; quantityKg: number } & LineId)
  | { type: 'grind-chosen'; line: LineId; grind: string | undefined }
  | { type: 'changes-accepted' }
  | { type: 'day-chosen'; day: string }
  | { type: 'charge-accepted'; pincode: string }
  | { type: 'order-wanted'; way: Way }
  | { type: 'order-kept' }
  | { type: 'answered'; attempt: number; answer: Answer };

type Opened = Pick<CheckoutState, 'lines' | 'where' | 'wantedDay' | 'agreed'>;

export function openCheckout(opened: Opened, changes: readonly LineChange[]): CheckoutState {
  const stage = asking(undefined, { question: aboutLines(changes) });
  return { ...opened, stage, timesAsked: 0, attempts: 0 };
}

/** Returns the same state if the event changes nothing. */
export function reduceCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const { stage, where } = state;
  if (event.type === 'answered') {
    if (stage.is !== 'sending' || stage.attempt !== event.attempt) return state;
    const { answer } = event;
    const grindsNow = answer.is === 'refused' ? answer.grindsNow : undefined;
    const lines = grindsNow ? withGrindsNow(state.lines, grindsNow) : state.lines;
    return { ...state, lines, stage: stageAfter(answer, stage) };
  }
  if (event.type === 'address-typed') {
    if (where.typedPincode === event.pincode) return state;
    return { ...state, where: changeWhere(where, event) };
  }
  const isSaved = event.type === 'address-saved' || event.type === 'address-not-saved';
  if (isOutOfHand(stage) || (where.editor === 'saving' && !isSaved)) return state;
  return change(state, event);
}

type Change = Exclude<CheckoutEvent, { type: 'answered' | 'address-typed' }>;

function change(state: CheckoutState, event: Change): CheckoutState {
  const { stage, lines } = state;
  switch (event.type) {
    case 'quantity-changed': {
      const { quantityKg } = event;
      const open = changesIn(stage).filter((known) => !isSettledBy(known, event, quantityKg));
      return {
        ...state,
        lines: withQuantity(lines, event, quantityKg),
        stage: reconsidered(stage, aboutLines(open)),
      };
    }
    case 'grind-chosen': {
      const open = changesIn(stage).filter((known) => !isSameLine(known, event.line));
      return {
        ...state,
        lines: withGrind(lines, event.line, event.grind),
        stage: reconsidered(stage, aboutLines(open)),
      };
    }
    case 'changes-accepted': {
      const changes = changesIn(stage);
      if (changes.length === 0) return state;
      return { ...state, lines: applyChanges(lines, changes), stage: reconsidered(stage) };
    }
    case 'day-chosen': {
      const isAboutDelivery = changesIn(stage).length === 0 && questionIn(stage);
      const next = isAboutDelivery ? reconsidered(stage) : stage;
      return { ...state, wantedDay: event.day, stage: next };
    }
    case 'charge-accepted': {
      const question = questionIn(stage);
      if (question?.about !== 'charge') return state;
      const { chargePaise } = question;
      const agreed = { pincode: event.pincode, totalPaise: totalPaise(lines), chargePaise };
      return { ...state, agreed, stage: reconsidered(stage) };
    }
    case 'order-wanted':
      return wanted(state, event.way);
    case 'order-kept':
      return canOrder(state) ? { ...state, stage: { is: 'kept' } } : state;
    case 'address-saved': {
      const isElsewhere = event.delivery.pincode !== state.where.delivery.pincode;
      const isReconsidered = isElsewhere && questionIn(stage)?.about === 'charge';
      const next = isReconsidered ? reconsidered(stage) : stage;
      return { ...state, where: changeWhere(state.where, event), stage: next };
    }
    default:
      return { ...state, where: changeWhere(state.where, event) };
  }
}

function wanted(state: CheckoutState, way: Way): CheckoutState {
  const { stage } = state;
  if (way !== 'new') return stage.is === 'earlier' ? sending(state, way, stage.order) : state;
  return canOrder(state)
    ? sending(state, way, undefined)
    : { ...state, timesAsked: state.timesAsked + 1 };
}

function sending(state: CheckoutState, way: Way, earlier: Order | undefined): CheckoutState {
  const attempt = state.attempts + 1;
  return { ...state, attempts: attempt, stage: { is: 'sending', attempt, way, earlier } };
}

function stageAfter(answer: Answer, { way, earlier }: Stage & { is: 'sending' }): Stage {
  switch (answer.is) {
    case 'earlier':
      return asking(answer.order);
    case 'refused':
      // A refused replacement leaves the earlier order as it was.
      return asking(way === 'instead' ? (answer.left ?? earlier) : undefined, answer);
    default:
      return answer;
  }
}

/** Drops what was said about an order that has changed. Whether it was placed stays open. */
function reconsidered(stage: Stage, question?: Question): Stage {
  if (stage.is === 'unsure') return stage;
  const order = stage.is === 'earlier' ? stage.order : undefined;
  return asking(order, { question });
}

function asking(earlier: Order | undefined, { text, question }: Asked = {}): Stage {
  if (earlier) return { is: 'earlier', order: earlier, text, question };
  return text || question ? { is: 'asking', text, question } : { is: 'editing' };
}

function aboutLines(changes: readonly LineChange[]): Question | undefined {
  return changes.length === 0 ? undefined : { about: 'lines', changes };
}

function isSettledBy(change: LineChange, line: LineId, quantityKg: number): boolean {
  if (!isSameLine(change, line)) return false;
  return change.kind === 'less' && quantityKg <= change.availableKg;
}

/** The order is out of the customer's hands: only the shop's answer changes anything. */
function isOutOfHand({ is }: Stage): boolean {
  return is === 'sending' || is === 'placed' || is === 'kept';
}

export function isBusy({ stage, where }: CheckoutState): boolean {
  return stage.is === 'sending' || where.editor === 'saving';
}

/** False while the customer has to choose or accept something first. */
export function canOrder(state: CheckoutState): boolean {
  const { stage, lines } = state;
  const about = questionIn(stage)?.about ?? 'day';
  if (problemIn(lines) !== undefined) return false;
  return !isBusy(state) && !isOutOfHand(stage) && stage.is !== 'earlier' && about === 'day';
}

export function questionIn(stage: Stage): Question | undefined {
  return 'question' in stage ? stage.question : undefined;
}

export function changesIn(stage: Stage): readonly LineChange[] {
  const question = questionIn(stage);
  return question?.about === 'lines' ? question.changes : [];
}
