import type { Client } from '@dalan/contract/client';
import type { Settings } from '@dalan/contract/settings/settings';
import type { Shop } from '@dalan/contract/settings/shop';
import { createContext } from 'react-router';

/** The server sets these for every loader. */
export const clientContext = createContext<Client>();
export const shopContext = createContext<Shop>();
export const settingsContext = createContext<Settings>();
/** The development server does not set this, since it has no service worker. */
export const workerContext = createContext(false);
