import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { sessionQuery } from '../../../lib/session/session.ts';
import { PaperPage } from '../../../lib/papers/paper-page.tsx';
import { runQuery } from '../../../lib/api/runs.ts';
import { RunSheet } from './run-sheet.tsx';
import { sheetTexts as texts } from './sheet-texts.ts';

export function RunSheetPage() {
  const [search] = useSearchParams();
  const query = useQuery(runQuery(search.get('run') ?? ''));
  const { data: session } = useQuery({ ...sessionQuery, enabled: false });
  const run = query.data;
  return (
    <PaperPage
      texts={texts}
      backTo={`${panelPaths.runs}${run ? `?day=${run.day}` : ''}`}
      query={query}
    >
      {run && (
        <div className="run-sheet-frame" tabIndex={0} role="region" aria-label={texts.title}>
          <RunSheet run={run} printedBy={session?.user?.name ?? ''} now={new Date()} />
        </div>
      )}
    </PaperPage>
  );
}
