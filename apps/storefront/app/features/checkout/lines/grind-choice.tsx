import { grindNameOf, readyGrinds } from '@dalan/contract/catalog/grinds';

import { nameInPage, shownName } from '../../../lib/language/shown-name.ts';
import { Icon } from '../../../ui/icon.tsx';
import { grindChoiceTexts as texts } from './grind-choice.texts.ts';
import type { OrderLine } from './order-lines.rules.ts';

export type GrindChoiceProps = {
  line: OrderLine;
  /** Undefined for a flour that has no grinds any more. */
  onChoose: (grind: string | undefined) => void;
  onRemove?: (() => void) | undefined;
};

/** Asks how the flour of a line is wanted. Nothing is chosen for the customer. */
export function GrindChoice({ line, onChoose, onRemove }: GrindChoiceProps) {
  const { flour, grind } = line;
  const name = nameInPage(flour);
  return (
    <div className="grind-gone" role="alert">
      <p>
        <Icon name="warning" />
        <span>
          {grind !== undefined && `${texts.gone(wordsOf(grind))} `}
          {texts.choose(name)}
        </span>
      </p>
      <div role="group" aria-label={texts.grindOf(name)} className="picks picks-wide">
        {flour.grinds?.map((choice) => {
          const { text, lang } = shownName(choice).lead;
          return (
            <button
              key={choice.key}
              type="button"
              lang={lang}
              onClick={() => onChoose(choice.key)}
              className="pick"
            >
              {text}
            </button>
          );
        }) ?? (
          <button type="button" onClick={() => onChoose(undefined)} className="pick">
            {texts.asMilledNow}
          </button>
        )}
      </div>
      {onRemove && (
        <button type="button" onClick={onRemove} className="link">
          {texts.remove(name)}
        </button>
      )}
    </div>
  );
}

/** A cart has only the key of a grind. Staff may have used words of their own for it. */
function wordsOf(key: string): string {
  const ready = readyGrinds.find((grind) => grind.key === key);
  return ready ? nameInPage(ready) : grindNameOf(key);
}
