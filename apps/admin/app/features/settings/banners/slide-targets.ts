import { suggestedCategories } from '@dalan/contract/catalog/catalog';

type Target = { path: string; label: string };

const targets: readonly Target[] = [
  { path: '/products', label: 'All products' },
  ...suggestedCategories.map((category) => ({
    path: `/products?category=${encodeURIComponent(category)}`,
    label: `Category: ${category}`,
  })),
  { path: '/aboutus', label: 'About Us' },
  { path: '/contact', label: 'Contact' },
  { path: '/delivery-and-refunds', label: 'Delivery and refunds' },
];

/**
 * The pages that a slide can lead to. Its saved page stays a choice, even if it is not among them.
 */
export function slideTargets(current: string): readonly Target[] {
  if (targets.some(({ path }) => path === current)) return targets;
  return [...targets, { path: current, label: current }];
}

export function targetLabel(path: string): string {
  return targets.find((target) => target.path === path)?.label ?? path;
}
