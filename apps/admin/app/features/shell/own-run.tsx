import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Navigate } from 'react-router';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { api } from '../../lib/api/api.ts';
import { useShop } from '../../lib/api/shop.ts';
import { InLanguage } from '../../lib/language/in-language.tsx';
import { useLanguage } from '../../lib/language/use-language.ts';
import { NotAllowed } from './not-allowed.tsx';
import { titleTexts } from './title-texts.ts';

/** The home page of people who only deliver: their run, as soon as there is one. */
export function OwnRun() {
  const { data } = useQuery({
    queryKey: ['my-runs'],
    queryFn: ({ signal }) => api.call('listMyRuns', {}, { signal }),
    refetchInterval: 30_000,
  });
  const { language } = useLanguage();
  const isOut = data?.runs.some(({ state }) => state === 'out') ?? false;
  if (isOut) return <Navigate to={panelPaths.rider} replace />;
  return (
    <Suspense>
      <InLanguage language={language}>
        <NoRun />
      </InLanguage>
    </Suspense>
  );
}

function NoRun() {
  const shop = useShop();
  const { noRun, title } = titleTexts;
  return (
    <>
      <title>{title(noRun.title, shop)}</title>
      <NotAllowed {...noRun} />
    </>
  );
}
