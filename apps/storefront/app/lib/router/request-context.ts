import type { Client } from '@dalan/contract/client';
import type { Shop } from '@dalan/contract/shop';
import { createContext } from 'react-router';

/** What the server hands to every loader. */
export const clientContext = createContext<Client>();
export const shopContext = createContext<Shop>();
