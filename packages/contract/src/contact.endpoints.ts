import type { ContactMessage, NewContactMessage } from './contact.ts';
import { counter, endpoint } from './endpoint.ts';
import type { ListQuery } from './lists.ts';
import type { MessageAnswer } from './text.ts';

type ById = { params: { id: string } };
type Listing = { query?: ListQuery };

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
