import type { Grind } from './grinds.schema.ts';

/** Grinds that staff add with one press. */
export const readyGrinds = [
  { key: 'fine', name: 'Fine', nameMr: 'बारीक', nameHi: 'बारीक' },
  { key: 'medium', name: 'Medium', nameMr: 'मध्यम', nameHi: 'मध्यम' },
  { key: 'coarse', name: 'Coarse', nameMr: 'जाड', nameHi: 'मोटा' },
  { key: 'for-bhakri', name: 'For bhakri', nameMr: 'भाकरीसाठी', nameHi: 'भाकरी के लिए' },
  { key: 'for-laddoo', name: 'For laddoo', nameMr: 'लाडूसाठी', nameHi: 'लड्डू के लिए' },
] as const satisfies readonly Grind[];
