import { writtenIn } from '@dalan/contract/language/content-language';
import { areaOf, shopClock } from '@dalan/contract/delivery/delivery';
import { cancellableStatuses } from '@dalan/contract/orders/orders';
import type { RepeatDecision, RepeatPage } from '@dalan/contract/orders/repeats';
import { hashToken } from '../../../platform/random-token.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { listOrdersById, orderIn } from '../orders/index.ts';
import { decideRepeat, getRepeat, repeatNotFound } from './decide-repeat.ts';
import type { RepeatContext } from './decide-repeat.ts';
import { canTakeBack } from './describe-repeat.ts';
import { repeatItemOf } from './repeat-item.rules.ts';
import { repeatAnswerTexts } from './repeat-answer-texts.ts';
import { findLink } from './repeat-links.queries.ts';
import { findDay } from './repeats.queries.ts';

type Linked = { repeatId: string; day: string };

/** Opening a link changes nothing, because mail scanners open links. */
export async function openRepeatLink(context: RepeatContext, token: string): Promise<RepeatPage> {
  return pageOf(context, await getLink(context, token));
}

/** Decides about the one repeat of the link. Skips no other day than its own. */
export async function decideByRepeatLink(
  context: RepeatContext,
  token: string,
  decision: RepeatDecision,
): Promise<RepeatPage> {
  const linked = await getLink(context, token);
  if ('day' in decision && decision.day !== linked.day) throw repeatNotFound();
  await decideRepeat(context, { repeatId: linked.repeatId, decision });
  return pageOf(context, linked);
}

async function getLink({ db }: RepeatContext, token: string): Promise<Linked> {
  const linked = await findLink(db, hashToken(token));
  if (linked === undefined) throw new ShopError('LINK_ENDED', repeatAnswerTexts.linkEnded);
  return linked;
}

async function pageOf(context: RepeatContext, { repeatId, day }: Linked): Promise<RepeatPage> {
  const { db, rule, language } = context;
  const repeat = await getRepeat(context, repeatId);
  const made = await findDay(db, repeatId, day);
  if (made === undefined) throw repeatNotFound();
  const [found] = made.orderId === null ? [] : await listOrdersById(db, [made.orderId]);
  const order = found && (await orderIn(db, language, found));
  const known = order?.pincode ? areaOf(rule(), order.pincode) : undefined;
  const area = known && writtenIn(known, 'name', language ?? 'en');
  return {
    day: { on: day, comesOn: made.comesOn ?? day },
    order: order
      ? {
          _id: order._id,
          orderStatus: order.orderStatus,
          items: order.items.map((item) => ({
            ...repeatItemOf(item),
            pricePerKg: item.pricePerKg,
            totalPrice: item.totalPrice,
          })),
          deliveryCharge: order.deliveryCharge,
          areaName: area?.text ?? null,
          ...(area && { areaLang: area.lang }),
          amountToPay: order.amountToPay,
          ...(order.givenBackAmount && { givenBackAmount: order.givenBackAmount }),
          ...(order.onAccount && { onAccount: true as const }),
        }
      : null,
    shortOf: made.shortOf,
    canSkip: made.isOpen && order !== undefined && cancellableStatuses.includes(order.orderStatus),
    canTakeBack: canTakeBack(made, repeat.weekday, shopClock(new Date()).day),
    repeat,
  };
}
