import type { Client } from '@dalan/contract/client';
import type { Settings } from '@dalan/contract/settings/settings';
import type { Shop } from '@dalan/contract/settings/shop';
import { createContext } from 'react-router';

/** Set by the server for every loader. */
export const clientContext = createContext<Client>();
export const shopContext = createContext<Shop>();
export const settingsContext = createContext<Settings>();
/** Not set by the development server, which has no service worker. */
export const workerContext = createContext(false);
