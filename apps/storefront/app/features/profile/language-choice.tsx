import type { User } from '@dalan/contract/people/accounts';
import { languageNames, languages, pathIn } from '@dalan/contract/language/languages';
import type { Language } from '@dalan/contract/language/languages';
import type { MouseEvent } from 'react';

import { browserClient } from '../../lib/api/browser-client.ts';
import { pageLanguage } from '../../lib/language/page-language.texts.ts';
import { saveProfileTexts } from '../../lib/save-profile.texts.ts';
import { useHandleSessionEnd } from '../../lib/session/use-handle-session-end.ts';
import { showToast } from '../../ui/toast.tsx';
import { profileTexts } from './profile.texts.ts';

/** Sets the language of mails, then opens the profile in it. */
export function LanguageChoice({ user }: { user: User }) {
  const handleSessionEnd = useHandleSessionEnd();

  async function choose(event: MouseEvent, language: Language): Promise<void> {
    event.preventDefault();
    const { _id: id, name, address } = user;
    const body = { name, address, language };
    try {
      await browserClient.call('updateProfile', { params: { id }, body });
      if (language === pageLanguage) showToast(profileTexts.saved);
      else window.location.assign(pathIn(language, '/profile'));
    } catch (error) {
      if (!handleSessionEnd(error)) showToast(saveProfileTexts.notSaved, 'failed');
    }
  }

  return (
    <section aria-labelledby="profile-language" className="profile-section">
      <h2 id="profile-language" className="text-h2">
        {profileTexts.language}
      </h2>
      <nav aria-labelledby="profile-language" className="profile-languages">
        {languages.map((language) => (
          <a
            key={language}
            href={pathIn(language, '/profile')}
            hrefLang={language}
            lang={language}
            aria-current={language === pageLanguage || undefined}
            onClick={(event) => void choose(event, language)}
          >
            {languageNames[language]}
          </a>
        ))}
      </nav>
    </section>
  );
}
