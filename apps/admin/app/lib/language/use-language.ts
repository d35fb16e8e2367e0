import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@dalan/contract/language/languages';
import { useToast } from '../../ui/toast/toast-context.ts';
import { api } from '../api/api.ts';
import { sessionQuery } from '../session/session.ts';
import { languageTexts } from './language-texts.ts';
import { keepLanguage, keptLanguage } from './kept-language.ts';
import { loadTexts, want } from './spoken.ts';

/** The signed-in person's language, and a way to choose another for all their devices. */
export function useLanguage() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { data } = useQuery({ ...sessionQuery, enabled: false });
  async function choose(language: Language): Promise<void> {
    try {
      await loadTexts(language);
      const { user } = await api.call('chooseLanguage', { body: { language } });
      want(language);
      keepLanguage(language);
      queryClient.setQueryData(sessionQuery.queryKey, (session) =>
        session?.user ? { ...session, user: { ...session.user, ...user } } : session,
      );
    } catch {
      toast.fail(languageTexts.notChanged);
    }
  }
  return {
    language: data?.user?.language ?? keptLanguage(),
    choose: (language: Language) => void choose(language),
  };
}
