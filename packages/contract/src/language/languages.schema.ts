import * as z from 'zod';
import { languages } from './languages.ts';

export const Language = z.enum(languages);

/** Asks for the owner's texts in this language. Missing ones are answered in English. */
export const LanguageQuery = z.object({
  language: Language.optional().describe('Of texts; English where they are not translated'),
});
export type LanguageQuery = z.infer<typeof LanguageQuery>;

/** Names of a flour in a customer's order, beside its English one. */
export const nameInLanguage = {
  nameMr: z.string().exactOptional().describe('With `language`, if it leads in that language'),
  nameHi: z.string().exactOptional(),
};
