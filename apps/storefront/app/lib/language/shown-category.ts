import { categoryLabels } from './category.texts.ts';

/** Categories are kept in English. One that staff have added shows as they have typed it. */
export function shownCategory(category: string): string {
  return (categoryLabels as Record<string, string>)[category] ?? category;
}
