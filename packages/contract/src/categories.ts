import type { SuggestedCategory } from './catalog.ts';
import { categoryLabels } from './categories.texts.en.ts';

/** Categories are English keys. One that staff typed themselves is its own label. */
export function categoryLabel(category: string): string {
  return isKnownCategory(category) ? categoryLabels[category] : category;
}

/** Whether the label is in the page's language. */
export function isKnownCategory(category: string): category is SuggestedCategory {
  return Object.hasOwn(categoryLabels, category);
}
