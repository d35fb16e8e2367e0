import type { Language } from '@dalan/contract/language/languages';
import type { StatementWords } from '@dalan/contract/on-account/statement-view';

const loaders: Record<Language, () => Promise<{ statementWords: StatementWords }>> = {
  en: () => import('@dalan/contract/on-account/statement.texts'),
  mr: () => import('@dalan/contract/on-account/statement.texts.mr'),
  hi: () => import('@dalan/contract/on-account/statement.texts.hi'),
};

export type WordsByLanguage = Partial<Record<Language, StatementWords>>;

/** Paper goes to the customer, so it is in their language, whatever the page is in. */
export async function loadStatementWords(languages: readonly Language[]): Promise<WordsByLanguage> {
  const loaded = await Promise.all(
    [...new Set(languages)].map(async (language) => {
      const { statementWords } = await loaders[language]();
      return [language, statementWords] as const;
    }),
  );
  return Object.fromEntries(loaded);
}
