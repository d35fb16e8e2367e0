import { counter, endpoint } from '../endpoint.ts';
import type { ById } from '../endpoint.ts';
import type { MessageAnswer } from '../text/text.ts';
import type {
  ContactListQuery,
  ContactMessage,
  MessageMove,
  NewContactMessage,
  SentContactMessage,
} from './contact.ts';

export const contactEndpoints = {
  sendContactMessage: endpoint<{ body: NewContactMessage }, SentContactMessage>(
    'POST',
    '/api/contact',
    'public',
  ),
  listContactMessages: endpoint<{ query?: ContactListQuery }, { data: ContactMessage[] }>(
    'GET',
    '/api/contact',
    'admin',
    counter,
  ),
  moveContactMessage: endpoint<ById & { body: MessageMove }, ContactMessage>(
    'PUT',
    '/api/contact/:id/state',
    'admin',
    counter,
  ),
  deleteContactMessage: endpoint<ById, MessageAnswer>(
    'DELETE',
    '/api/contact/:id',
    'admin',
    counter,
  ),
};
