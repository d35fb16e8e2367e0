import type { Shop } from '@dalan/contract/shop';

export type Sender = { shop: Shop; publicOrigin: string };

export type Letterhead = Sender & { mailDomain: string };
