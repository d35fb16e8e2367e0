import type { Repeat } from '@dalan/contract/orders/repeats';
import { RepeatCard } from './repeat-card.tsx';
import { repeatTexts as texts } from './repeats.texts.ts';
import './repeats.css';

/** The repeat orders in the profile. `repeats` is undefined if they could not be loaded. */
export function RepeatList({ repeats }: { repeats: readonly Repeat[] | undefined }) {
  return (
    <section aria-labelledby="repeats" className="repeats-section">
      <h2 id="repeats" className="text-h2">
        {texts.title}
      </h2>
      <div className="repeats">
        {repeats === undefined && <p role="alert">{texts.loadFailed}</p>}
        {repeats?.length === 0 && <p className="max-w-[60ch] text-basalt-700">{texts.none}</p>}
        {repeats?.map((repeat) => (
          <RepeatCard key={repeat._id} loaded={repeat} />
        ))}
      </div>
    </section>
  );
}
