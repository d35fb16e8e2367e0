import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { loadChunk } from '../../../lib/load-chunk.ts';
import { langOf } from '../../../lib/language/spoken.ts';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { LateSkeleton } from '../../../ui/messages/late-skeleton.tsx';
import { bankTexts as texts } from './bank-texts.ts';
import { FileStep } from './file-step.tsx';
import { StepsBar } from './steps-bar.tsx';
import { useBank, useBankDesk } from './use-bank.ts';
import type { Bank } from './use-bank.ts';

const LaterSteps = lazy(async () => ({
  default: (await loadChunk(() => import('./later-steps.tsx'))).LaterSteps,
}));

/** A bank statement becomes payments, in four steps. Their code comes with the file. */
export function BankPage({ tabs }: { tabs: ReactNode }) {
  const { data: desk } = useBankDesk();
  const bank = useBank(desk);
  const { step } = bank;
  return (
    <>
      <BackLink to={`${panelPaths.orders}?step=to-receive`}>{texts.back}</BackLink>
      <PageHead title={texts.title} about={<About bank={bank} />} />
      {tabs}
      <StepsBar step={step} />
      {step === 'file' && <FileStep desk={desk} fault={bank.fault} onChoose={bank.choose} />}
      {step !== 'file' && (
        <Suspense fallback={<LateSkeleton height={360} />}>
          <LaterSteps bank={bank} />
        </Suspense>
      )}
    </>
  );
}

function About({ bank: { step, opened, compared } }: { bank: Bank }) {
  if (step === 'file' || opened === undefined) return texts.about;
  const count =
    step === 'columns'
      ? texts.rows(opened.statement.rows.length)
      : texts.credits(compared?.credits.length ?? 0);
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      <span lang={langOf(opened.name)}>{opened.name}</span>, {count}
    </Box>
  );
}
