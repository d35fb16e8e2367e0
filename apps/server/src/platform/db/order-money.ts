import { sql } from 'kysely';

/**
 * The one rule about the money of an order `o`, in paise: sold are its lines, its delivery charge and its
 * rounding,
 * to pay is what credit notes leave of that, and open is what payments leave of that.
 */
export const soldPaise = sql<number>`(o.total_paise + o.delivery_charge_paise + o.round_off_paise)`;

export const creditedPaise = sql<number>`(
  select coalesce(sum(amount_paise), 0)::bigint from credit_notes where order_id = o.id)`;

export const toPayPaise = sql<number>`(${soldPaise} - ${creditedPaise})`;

/** Corrections and refunds are rows below zero. */
export const paidPaise = sql<number>`(
  select coalesce(sum(amount_paise), 0)::bigint from payments where order_id = o.id)`;

/** Below zero if too much was paid. */
export const openPaise = sql<number>`(${toPayPaise} - ${paidPaise})`;
