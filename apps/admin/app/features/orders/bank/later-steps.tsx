import { ColumnsStep } from './columns-step.tsx';
import { DoneStep } from './done-step.tsx';
import { MatchesStep } from './matches-step.tsx';
import type { Bank } from './use-bank.ts';

/** The steps after the choice of a file. */
export function LaterSteps({ bank }: { bank: Bank }) {
  const { step, opened, read, compared } = bank;
  if (step === 'columns') return opened && read && <ColumnsStep {...{ bank, opened, read }} />;
  if (compared === undefined) return null;
  return step === 'done' ? (
    <DoneStep bank={bank} compared={compared} />
  ) : (
    <MatchesStep key={compared.key} bank={bank} compared={compared} />
  );
}
