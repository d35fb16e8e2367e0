import { useState } from 'react';

import { Icon } from '../../../../ui/icon.tsx';
import { SaveCode } from '../code/save-code.tsx';
import { UpiCode } from '../code/upi-code.tsx';
import { useSavedCode } from '../code/use-saved-code.ts';
import { payTexts } from '../pay.texts.ts';
import { upiTexts } from '../upi.texts.ts';
import { useComingBack } from '../use-coming-back.ts';
import { IdRow } from './copy-rows.tsx';
import type { WaysProps } from './ways-props.ts';

/** Phones open the UPI app and have the code folded below; wide screens show the code. */
export function MerchantWays({ payment, isWide, button, isAtDoor, onHavePaid }: WaysProps) {
  const { link, alt, amount, picture } = payment;
  const [isCodeShown, setIsCodeShown] = useState(false);
  const code = useSavedCode(link, picture.fileName, picture.words);
  const leave = useComingBack(() => button?.current?.focus());
  return (
    <div className="pay-wide">
      {isWide && <UpiCode link={link} alt={alt} caption={upiTexts.scan} />}
      <div className="pay-steps">
        {!isWide && (
          <>
            <a href={link} onClick={leave} className="button button-primary">
              {upiTexts.openApp(amount)}
            </a>
            <p className="pay-refused">{payTexts.ifRefused}</p>
            <button
              type="button"
              aria-expanded={isCodeShown}
              onClick={() => setIsCodeShown(!isCodeShown)}
              className="pay-line"
            >
              <Icon name="chevron-down" />
              <span>{payTexts.showCodeAndId}</span>
            </button>
            {isCodeShown && (
              <>
                <UpiCode link={link} alt={alt} picture={code.picture} />
                <SaveCode code={code} />
              </>
            )}
          </>
        )}
        {(isWide || isCodeShown) && <IdRow payment={payment} />}
        {onHavePaid && (
          <div className="pay-buttons">
            <button ref={button} type="button" onClick={onHavePaid} className="button">
              {payTexts.havePaid}
            </button>
          </div>
        )}
        <p className="pay-small">
          {payTexts.byHand} {isAtDoor && payTexts.orCash}
        </p>
      </div>
    </div>
  );
}
