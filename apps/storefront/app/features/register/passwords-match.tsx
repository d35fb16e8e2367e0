import { accountTexts } from '@dalan/contract/accounts';

import { Icon } from '../../ui/icon.tsx';

/** There before it says anything, so that screen readers hear it when it does. */
export function PasswordsMatch({ isShown }: { isShown: boolean }) {
  return (
    <div role="status">
      {isShown && (
        <p className="field-word text-paan-700">
          <Icon name="check" />
          {accountTexts.passwordsMatch}
        </p>
      )}
    </div>
  );
}
