import { grindNameOf } from '@dalan/contract/catalog/grinds';

import { findGrindNames } from '../../../lib/grind-names.ts';
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
          {grind !== undefined && `${texts.gone(wordsOf(flour._id, grind))} `}
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

/** A line has only the key of its grind. A device that never saw its names makes English of it. */
function wordsOf(productId: string, grind: string): string {
  const names = findGrindNames({ productId, grind });
  return names ? nameInPage(names) : grindNameOf(grind);
}
