import { endpoint } from './endpoint.ts';
import type { LanguageQuery } from './languages.ts';
import type {
  NewRepeat,
  Repeat,
  RepeatChoices,
  RepeatDecision,
  RepeatLink,
  RepeatLinkDecision,
  RepeatPage,
} from './repeats.ts';

/** Of the names of flours. */
type InLanguage = { query?: LanguageQuery };
type ById = InLanguage & { params: { id: string } };

export const repeatEndpoints = {
  getRepeatChoices: endpoint<ById, RepeatChoices>('GET', '/api/orders/:id/repeat', 'customer'),
  startRepeat: endpoint<InLanguage & { body: NewRepeat }, Repeat>(
    'POST',
    '/api/repeats',
    'customer',
  ),
  listMyRepeats: endpoint<InLanguage, Repeat[]>('GET', '/api/repeats', 'customer'),
  decideRepeat: endpoint<ById & { body: RepeatDecision }, Repeat>(
    'POST',
    '/api/repeats/:id/decision',
    'customer',
  ),
  /** Opened by a mail, without a log-in. */
  openRepeatLink: endpoint<InLanguage & { body: RepeatLink }, RepeatPage>(
    'POST',
    '/api/repeat-link',
    'public',
  ),
  decideByRepeatLink: endpoint<InLanguage & { body: RepeatLinkDecision }, RepeatPage>(
    'POST',
    '/api/repeat-link/decision',
    'public',
  ),
};
