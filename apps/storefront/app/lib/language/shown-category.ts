import { categoryLabels } from './category.texts.ts';

/** Categories are stored in English. One that staff have added is shown as typed. */
export function shownCategory(category: string): string {
  return (categoryLabels as Record<string, string>)[category] ?? category;
}
