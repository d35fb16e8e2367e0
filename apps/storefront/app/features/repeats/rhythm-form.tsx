import type { WeekdayChoice } from '@dalan/contract/orders/repeats';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

import { usePressGuard } from '../../ui/buy-bar/use-press-guard.ts';
import { Notice } from '../../ui/form/notice.tsx';
import { repeatTexts as texts } from './repeats.texts.ts';
import '../../ui/picks.css';
import './repeats.css';

export type Rhythm = { everyWeeks: 1 | 2; weekday: number };

type RhythmFormProps = {
  /** The fields of the flours. */
  children: ReactNode;
  /** Everything the flours show, as text. If it changes during a press, the press is ignored. */
  shown?: string;
  weekdays: readonly WeekdayChoice[];
  initial?: Rhythm;
  /** The text about the first day. */
  firstText: (day: string) => string;
  submitLabel: string;
  failure: string | undefined;
  isSending: boolean;
  onSubmit: (rhythm: Rhythm) => void;
};

/** Asks how often and on which day. The first day is shown before anything is sent. */
export function RhythmForm(props: RhythmFormProps) {
  const { weekdays, initial, isSending } = props;
  const [everyWeeks, setEveryWeeks] = useState(initial?.everyWeeks ?? 1);
  const [weekday, setWeekday] = useState(initial?.weekday ?? soonest(weekdays));
  const name = useId();
  const press = usePressGuard(props.shown ?? '');
  const firstOn = weekdays.find((choice) => choice.weekday === weekday)?.firstOn ?? undefined;
  return (
    <form
      className="dialog-body repeat-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending && firstOn !== undefined) props.onSubmit({ everyWeeks, weekday });
      }}
    >
      {props.children}
      <fieldset>
        <legend>{texts.howOften}</legend>
        <div className="repeat-picks repeat-picks-2">
          {([1, 2] as const).map((weeks) => (
            <label key={weeks} className="pick">
              <input
                type="radio"
                name={`${name}-weeks`}
                checked={everyWeeks === weeks}
                onChange={() => setEveryWeeks(weeks)}
              />
              {texts.every[weeks]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{texts.whichDay}</legend>
        <div className="repeat-picks repeat-picks-7">
          {weekdays.map((choice) => (
            <label key={choice.weekday} className="pick">
              <input
                type="radio"
                name={`${name}-weekday`}
                checked={choice.weekday === weekday}
                disabled={choice.firstOn === null}
                onChange={() => setWeekday(choice.weekday)}
              />
              {texts.weekday(choice.weekday)}
              {choice.firstOn === null && <span className="sr-only"> {texts.closed}</span>}
            </label>
          ))}
        </div>
      </fieldset>
      {firstOn !== undefined && (
        <p aria-live="polite" className="repeat-said">
          <b>{props.firstText(firstOn)}</b> {texts.price}
        </p>
      )}
      <p className="text-basalt-700">{texts.howItWorks}</p>
      {props.failure !== undefined && <Notice tone="failed">{props.failure}</Notice>}
      <button
        type="submit"
        aria-disabled={isSending || firstOn === undefined || undefined}
        onPointerDown={press.onPointerDown}
        onClick={(event) => {
          if (press.hasChangedSincePress()) event.preventDefault();
        }}
        className="button button-primary button-large w-full"
      >
        {isSending ? texts.saving : props.submitLabel}
      </button>
    </form>
  );
}

function soonest(weekdays: readonly WeekdayChoice[]): number {
  const open = weekdays.filter(({ firstOn }) => firstOn !== null);
  open.sort((a, b) => ((a.firstOn ?? '') < (b.firstOn ?? '') ? -1 : 1));
  return open[0]?.weekday ?? 0;
}
