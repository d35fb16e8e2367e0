import { useState } from 'react';
import { ApiError, NoAnswer } from '@dalan/contract/client';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { startPages } from '@dalan/contract/people/preferences';
import type { StartPage } from '@dalan/contract/people/preferences';
import type { Duty } from '@dalan/contract/people/staff';
import { useSubmission } from '../../lib/forms/submission.ts';
import { savePreferences, startPageOf, usePreferences } from '../../lib/session/preferences.ts';
import { isSessionEnd } from '../../lib/session/session.ts';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { ChoiceList } from '../../ui/form/choice-list.tsx';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { linksFor } from './shell-links.ts';
import { startPageTexts as texts } from './start-page-texts.ts';

/** Offers the pages of the duty, as the sidebar lists them. */
export function StartPageDialog({ duty, state }: { duty: Duty; state: DialogState }) {
  const toast = useToast();
  const preferences = usePreferences();
  const [chosen, setChosen] = useState(() => startPageOf(duty, preferences));
  const [problem, setProblem] = useState<string>();
  const saving = useSubmission({
    send: (startPage: StartPage) => {
      setProblem(undefined);
      return savePreferences({ startPage });
    },
    onDone: () => {
      toast.succeed(texts.saved, toastDurationsMs.elsewhere);
      state.onClose();
    },
    onFailed: (error) => {
      if (isSessionEnd(error)) return;
      const reason = error instanceof ApiError ? error.serverMessage : undefined;
      setProblem(error instanceof NoAnswer ? error.message : (reason ?? texts.notSaved));
    },
  });
  const choices = linksFor(duty).flatMap(({ path, label }) => {
    const page = startPages.find((known) => panelPaths[known] === path);
    return page === undefined ? [] : { value: page, text: label };
  });
  return (
    <DialogFrame
      {...state}
      title={texts.title}
      width={420}
      submit={{
        submission: { ...saving, problem },
        label: 'Save',
        busyLabel: 'Saving...',
        onSubmit: () => saving.submit(chosen),
      }}
    >
      <ChoiceList
        legend={texts.legend}
        value={chosen}
        choices={choices}
        onChange={(value) => setChosen(startPages.find((page) => page === value) ?? chosen)}
      />
    </DialogFrame>
  );
}
