import { createClient, fetchTransport } from '@dalan/contract/client';

export const browserClient = createClient(fetchTransport);
