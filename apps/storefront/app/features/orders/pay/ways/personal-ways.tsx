import { SaveCode } from '../code/save-code.tsx';
import { UpiCode } from '../code/upi-code.tsx';
import { useSavedCode } from '../code/use-saved-code.ts';
import { payTexts } from '../pay.texts.ts';
import { upiTexts } from '../upi.texts.ts';
import { AmountRow, IdRow } from './copy-rows.tsx';
import type { WaysProps } from './ways-props.ts';

/** The code first, then three numbered ways: save it, copy the id, tell us. */
export function PersonalWays({ payment, isWide, button, isAtDoor, onHavePaid }: WaysProps) {
  const { link, alt, picture } = payment;
  const code = useSavedCode(link, picture.fileName, picture.words);
  const note = onHavePaid ? isAtDoor && payTexts.orCash : payTexts.byHand;
  return (
    <div className="pay-wide">
      <UpiCode
        link={link}
        alt={alt}
        picture={code.picture}
        {...(isWide && { caption: upiTexts.scan })}
      />
      <div className="pay-steps">
        <ol className="pay-ways">
          <li>
            <div>
              <b>{payTexts.saveTheCode}</b>
              <p>{payTexts.thenScan}</p>
              <SaveCode code={code} isPrimary />
            </div>
          </li>
          <li>
            <div>
              <b>{payTexts.orCopyId}</b>
              <p>{payTexts.pasteId}</p>
            </div>
            <IdRow payment={payment} />
            <AmountRow payment={payment} />
          </li>
          {onHavePaid && (
            <li>
              <div>
                <b>{payTexts.tellUs}</b>
                <p>{payTexts.byHand}</p>
                <button ref={button} type="button" onClick={onHavePaid} className="button">
                  {payTexts.havePaid}
                </button>
              </div>
            </li>
          )}
        </ol>
        {note && <p className="pay-small">{note}</p>}
      </div>
    </div>
  );
}
