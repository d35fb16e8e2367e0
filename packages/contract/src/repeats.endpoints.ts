import { endpoint } from './endpoint.ts';
import type {
  NewRepeat,
  Repeat,
  RepeatChoices,
  RepeatDecision,
  RepeatLink,
  RepeatLinkDecision,
  RepeatPage,
} from './repeats.ts';

type ById = { params: { id: string } };
type Nothing = Record<never, never>;

export const repeatEndpoints = {
  getRepeatChoices: endpoint<ById, RepeatChoices>('GET', '/api/orders/:id/repeat', 'customer'),
  startRepeat: endpoint<{ body: NewRepeat }, Repeat>('POST', '/api/repeats', 'customer'),
  listMyRepeats: endpoint<Nothing, Repeat[]>('GET', '/api/repeats', 'customer'),
  decideRepeat: endpoint<ById & { body: RepeatDecision }, Repeat>(
    'POST',
    '/api/repeats/:id/decision',
    'customer',
  ),
  /** Opened by a mail, without a log-in. */
  openRepeatLink: endpoint<{ body: RepeatLink }, RepeatPage>('POST', '/api/repeat-link', 'public'),
  decideByRepeatLink: endpoint<{ body: RepeatLinkDecision }, RepeatPage>(
    'POST',
    '/api/repeat-link/decision',
    'public',
  ),
};
