import type { LegalTextName } from './legal.ts';

/** Separate from the samples, to keep them out of the storefront's scripts. */
export const legalTitles: Record<LegalTextName, string> = {
  deliveryAndRefunds: 'Delivery and refunds',
  terms: 'Terms',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
};
