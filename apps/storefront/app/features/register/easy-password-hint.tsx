import { accountTexts } from '@dalan/contract/accounts';
import { useEffect, useState } from 'react';

import { Icon } from '../../ui/icon.tsx';
import { isEasyToGuess } from './is-easy-to-guess.ts';

/** A hint, no refusal: whoever wants this password may have it. */
export function EasyPasswordHint({ password }: { password: string }) {
  const [easyPassword, setEasyPassword] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    isEasyToGuess(password).then(
      (isEasy) => {
        if (isCurrent) setEasyPassword(isEasy ? password : undefined);
      },
      // Without the list there is no hint; the form works as before.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [password]);
  return (
    <div role="status">
      {password !== '' && password === easyPassword && (
        <p className="field-word text-basalt-700">
          <Icon name="warning" />
          {accountTexts.passwordEasyToGuess}
        </p>
      )}
    </div>
  );
}
