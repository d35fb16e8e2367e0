import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NoAnswer, ApiError } from '@dalan/contract/client';
import { areColumnsWhole } from '@dalan/contract/bank/bank-rows';
import type {
  BankColumnRole,
  BankDayOrder,
  BankDesk,
  BankRecorded,
} from '@dalan/contract/bank/bank-rows';
import type { ErrorDetails } from '@dalan/contract/errors';
import { api } from '../../../lib/api/api.ts';
import { dayInIndia } from '../../../lib/format/india-time.ts';
import { useSubmission } from '../../../lib/forms/submission.ts';
import { reasonOf } from '../../../lib/language/reason.ts';
import { isSessionEnd } from '../../../lib/session/session.ts';
import { ORDER_KEY, ORDERS_KEY } from '../order-cache.ts';
import { bankTexts as texts } from './bank-texts.ts';
import type { FileFault } from './file/csv.rules.ts';
import { readCredits } from './file/statement.rules.ts';
import type { Statement } from './file/statement.rules.ts';
import { withFingerprints } from './fingerprints.ts';
import { chosenOf, daysOf, firstChoices, groupsOf, keptChoices, recordOf } from './groups.rules.ts';
import type { Chosen, Choices, Credit, Groups } from './groups.rules.ts';
import { readStatementFile } from './read-statement-file.ts';

const BANK_KEY = 'bank';

export type BankStep = 'file' | 'columns' | 'matches' | 'done';
export type Opened = {
  name: string;
  statement: Statement;
  columns: BankColumnRole[];
  /** What a person said about days that read two ways. */
  dayOrder: BankDayOrder | null;
};
export type Compared = { credits: Credit[]; groups: Groups; isCut: boolean; key: string };
/** A text, or the rows that have changed. */
export type Problem = string | NonNullable<ErrorDetails['bankRows']>;

export function useBankDesk() {
  return useQuery({
    queryKey: [BANK_KEY],
    queryFn: ({ signal }) => api.call('getBankDesk', {}, { signal }),
  });
}

/** A statement on its way: file, columns, matches, recorded. */
export function useBank(desk: BankDesk | undefined) {
  const queryClient = useQueryClient();
  const [step, setStep] = useState<BankStep>('file');
  const [fault, setFault] = useState<FileFault>();
  const [opened, setOpened] = useState<Opened>();
  const [compared, setCompared] = useState<Compared>();
  const [choices, setChoices] = useState<Choices>(new Map());
  const [problem, setProblem] = useState<Problem>();
  const [recorded, setRecorded] = useState<BankRecorded['payments']>([]);
  const read =
    opened && readCredits(opened.statement, { ...opened, today: dayInIndia(new Date()) });

  function goTo(next: BankStep) {
    setProblem(undefined);
    setStep(next);
  }

  async function choose(file: File) {
    setProblem(undefined);
    setCompared(undefined);
    const statement = await readStatementFile(file);
    if ('fault' in statement) {
      setOpened(undefined);
      setFault(statement.fault);
      setStep('file');
      return;
    }
    setFault(undefined);
    const head = JSON.stringify(statement.head);
    const kept = desk?.kept.find((one) => JSON.stringify(one.head) === head);
    setOpened({
      name: file.name,
      statement,
      columns: kept?.columns ?? statement.columns,
      dayOrder: kept?.dayOrder ?? null,
    });
    setStep('columns');
  }

  const comparing = useSubmission({
    send: async ({ statement, columns, dayOrder }: Opened) => {
      const credits = await withFingerprints(read?.credits ?? []);
      const [orders] = await Promise.all([
        api.call('getBankOrders', { query: daysOf(credits) }),
        api.call('keepBankColumns', { body: { head: statement.head, columns, dayOrder } }),
      ]);
      return { credits, groups: groupsOf(credits, orders), isCut: orders.isCut };
    },
    onDone: (found) => {
      setChoices(
        compared ? keptChoices(compared.groups, choices, found.groups) : firstChoices(found.groups),
      );
      setCompared({ ...found, key: crypto.randomUUID() });
      void queryClient.invalidateQueries({ queryKey: [BANK_KEY] });
      goTo('matches');
    },
    onFailed: (error) => {
      if (!isSessionEnd(error)) setProblem(reasonOf(error) ?? texts.notCompared);
    },
    isRepeatable: true,
  });

  const recording = useSubmission({
    send: ({ chosen, key, credits }: Compared & { chosen: Chosen[] }) => {
      setProblem(undefined);
      const body = recordOf(chosen, daysOf(credits));
      return api.call('recordBankRows', { body }, { headers: { 'idempotency-key': key } });
    },
    onDone: ({ payments }) => {
      for (const changed of [ORDERS_KEY, ORDER_KEY, BANK_KEY]) {
        void queryClient.invalidateQueries({ queryKey: [changed] });
      }
      setRecorded(payments);
      goTo('done');
    },
    onFailed: (error) => {
      if (isSessionEnd(error)) return;
      const rows = error instanceof ApiError ? error.answer?.details?.bankRows : undefined;
      const isUnanswered = error instanceof NoAnswer;
      setProblem(rows ?? (isUnanswered ? texts.unanswered : (reasonOf(error) ?? texts.failed)));
    },
    isRepeatable: true,
  });

  function compare() {
    if (opened === undefined || read === undefined) return;
    setProblem(undefined);
    if (!areColumnsWhole(opened.columns)) setProblem(texts.needsColumns);
    else if (read.credits.length === 0) setProblem(texts.faults.noCredits);
    else if (read.dayOrder === undefined) setProblem(texts.needsDay);
    else comparing.submit(opened);
  }

  return {
    step,
    goTo,
    fault,
    opened,
    read,
    compared,
    choices,
    setChoices,
    problem,
    recorded,
    choose: (file: File) => void choose(file),
    setColumns: (columns: BankColumnRole[]) => {
      setCompared(undefined);
      if (opened) setOpened({ ...opened, columns });
    },
    setDayOrder: (dayOrder: BankDayOrder) => {
      setCompared(undefined);
      if (opened) setOpened({ ...opened, dayOrder });
    },
    compare,
    isComparing: comparing.isBusy,
    record: () => {
      if (compared) {
        recording.submit({ ...compared, chosen: chosenOf(compared.groups, choices) });
      }
    },
    recording,
    startAgain: () => {
      setOpened(undefined);
      setCompared(undefined);
      goTo('file');
    },
  };
}

export type Bank = ReturnType<typeof useBank>;
