import { counter, endpoint } from '../endpoint.ts';
import type { ById, Listing } from '../endpoint.ts';
import type { MessageAnswer } from '../text/text.ts';
import type { ContactMessage, NewContactMessage } from './contact.ts';

export const contactEndpoints = {
  sendContactMessage: endpoint<{ body: NewContactMessage }, MessageAnswer>(
    'POST',
    '/api/contact',
    'public',
  ),
  listContactMessages: endpoint<Listing, { data: ContactMessage[] }>(
    'GET',
    '/api/contact',
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
