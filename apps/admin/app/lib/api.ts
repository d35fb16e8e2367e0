import { createClient, fetchTransport } from '@dalan/contract/client';

export const api = createClient(fetchTransport);
