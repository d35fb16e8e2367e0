import { useId, useState } from 'react';
import { ApiError } from '@dalan/contract/client';
import type { SettingsChange, SettingsVersion } from '@dalan/contract/settings/settings';
import { api } from '../../../lib/api/api.ts';
import { useSubmission } from '../../../lib/forms/submission.ts';
import { forgetUnsavedChanges } from '../../../lib/forms/unsaved-changes.ts';
import { isSessionEnd } from '../../../lib/session/session.ts';
import { toastDurationsMs } from '../../../lib/toast-durations.ts';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { changesInWords } from './fields.ts';
import type { FieldsOf } from './fields.ts';
import { frameTexts } from './framework-texts.ts';
import { showVersion } from './settings-query.ts';
import type { Version } from './settings-query.ts';

export type Errors = Record<string, string | undefined>;

type FormOptions<Document> = {
  /** The version that `SettingsLoader` gives. */
  current: Version<Document>;
  fieldsOf: FieldsOf<Document>;
  check: (document: Document) => Errors;
};

export type SettingsForm<Document extends object> = ReturnType<typeof useSettingsForm<Document>>;
/** The type for parts that work with every page. */
export type AnyForm = SettingsForm<SettingsVersion['document']>;

/** The state of a page of settings: the version it started from, what is typed, and saving. */
export function useSettingsForm<Document extends object>(options: FormOptions<Document>) {
  const { current, fieldsOf, check } = options;
  const toast = useToast();
  const formId = useId();
  const [base, setBase] = useState(current);
  const [document, setDocument] = useState(current.document);
  const [refused, setRefused] = useState<Errors>({});
  const [conflict, setConflict] = useState<Version<Document>>();
  const changes = changesInWords(fieldsOf, base.document, document);
  const isDirty = changes.length > 0;

  function start(version: Version<Document>) {
    setBase(version);
    setDocument(version.document);
    setRefused({});
  }
  // Somebody else saved. If there are changes here, the older version stays until saving compares
  // them.
  if (!isDirty && current.version > base.version) start(current);

  const submission = useSubmission({
    isRepeatable: true,
    send: (change: SettingsChange) => api.call('saveSettings', { body: change }),
    onDone: (saved) => {
      forgetUnsavedChanges(formId);
      start(saved as unknown as Version<Document>);
      showVersion(saved);
      toast.succeed(frameTexts.saved, toastDurationsMs.elsewhere);
    },
    onFailed: (error) => {
      if (isSessionEnd(error)) return;
      const answer = error instanceof ApiError ? error.answer : undefined;
      if (answer?.code === 'SETTINGS_CHANGED') {
        setConflict(answer.details?.settings as Version<Document>);
        return;
      }
      setRefused(withoutPrefix(answer?.fields ?? {}));
      toast.fail(answer?.message ?? frameTexts.notSaved);
    },
  });

  const errors: Errors = isDirty ? { ...refused, ...check(document) } : {};
  const wrong = Object.values(errors).filter((text) => text !== undefined);

  function save(version: number, next: Document) {
    toast.clear();
    submission.submit({ page: base.page, version, document: next } as unknown as SettingsChange);
  }

  return {
    formId,
    page: base.page,
    base,
    document,
    fieldsOf,
    labelOf: (key: string) => fieldsOf(document).find((field) => field.key === key)?.label ?? key,
    errors,
    isWrong: wrong.length > 0,
    wrongCount: wrong.length,
    isDirty,
    changes,
    submission,
    set: (change: Partial<Document>) => {
      setRefused({});
      setDocument((now) => ({ ...now, ...change }));
    },
    save: () => {
      if (isDirty && wrong.length === 0) save(base.version, document);
    },
    discard: () => start(base),
    conflict,
    /** Saves the changes of both people. Errors of the combination are shown at their fields. */
    saveMerged: (merged: Document) => {
      if (conflict === undefined) return;
      setBase(conflict);
      setDocument(merged);
      setConflict(undefined);
      showVersion(conflict as unknown as SettingsVersion);
      const isValid = Object.values(check(merged)).every((text) => text === undefined);
      if (isValid) save(conflict.version, merged);
    },
    takeSaved: () => {
      if (conflict === undefined) return;
      forgetUnsavedChanges(formId);
      start(conflict);
      showVersion(conflict as unknown as SettingsVersion);
      setConflict(undefined);
    },
    keepEditing: () => setConflict(undefined),
  };
}

function withoutPrefix(fields: Record<string, string>): Errors {
  const entries = Object.entries(fields);
  return Object.fromEntries(entries.map(([key, text]) => [key.replace(/^document\./, ''), text]));
}
