import { useEffect, useState } from 'react';

import { Icon } from '../../ui/icon.tsx';
import { isEasyToGuess } from './is-easy-to-guess.ts';
import { registerTexts } from './register.texts.ts';

/** This is only a hint: the password is still accepted. */
export function EasyPasswordHint({ password }: { password: string }) {
  const [easyPassword, setEasyPassword] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    isEasyToGuess(password).then(
      (isEasy) => {
        if (isCurrent) setEasyPassword(isEasy ? password : undefined);
      },
      // Without the list there is no hint, but the form still works.
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
          {registerTexts.passwordEasyToGuess}
        </p>
      )}
    </div>
  );
}
