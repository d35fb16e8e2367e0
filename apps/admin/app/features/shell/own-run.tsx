import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { panelPaths } from '@dalan/contract/panel-paths';
import { api } from '../../lib/api/api.ts';
import { NotAllowed } from './not-allowed.tsx';
import { shellTexts } from './shell-texts.ts';

/** The home of who only delivers: their run, as soon as there is one. */
export function OwnRun() {
  const { data } = useQuery({
    queryKey: ['my-runs'],
    queryFn: ({ signal }) => api.call('listMyRuns', {}, { signal }),
    refetchInterval: 30_000,
  });
  const isOut = data?.runs.some(({ state }) => state === 'out') ?? false;
  if (isOut) return <Navigate to={panelPaths.rider} replace />;
  return <NotAllowed {...shellTexts.noRun} />;
}
