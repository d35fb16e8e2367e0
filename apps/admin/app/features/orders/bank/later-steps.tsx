import { DiscardDialog } from '../../../ui/dialog/discard-dialog.tsx';
import { useCloseGuard } from '../../../ui/dialog/use-close-guard.ts';
import { ColumnsStep } from './columns-step.tsx';
import { DoneStep } from './done-step.tsx';
import { MatchesStep } from './matches-step.tsx';
import type { Bank } from './use-bank.ts';

/** The steps after the choice of a file. What was chosen in them is not lost without a question. */
export function LaterSteps({ bank }: { bank: Bank }) {
  const { discardDialog } = useCloseGuard({
    isOpen: bank.step !== 'done',
    isDirty: true,
    isBusy: bank.recording.isBusy,
    onClose: bank.startAgain,
  });
  return (
    <>
      <LaterStep bank={bank} />
      <DiscardDialog {...discardDialog} />
    </>
  );
}

function LaterStep({ bank }: { bank: Bank }) {
  const { step, opened, read, compared } = bank;
  if (step === 'columns') return opened && read && <ColumnsStep {...{ bank, opened, read }} />;
  if (compared === undefined) return null;
  return step === 'done' ? (
    <DoneStep bank={bank} compared={compared} />
  ) : (
    <MatchesStep key={compared.key} bank={bank} compared={compared} />
  );
}
