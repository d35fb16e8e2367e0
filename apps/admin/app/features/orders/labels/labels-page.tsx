import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { BagLabelsAnswer } from '@dalan/contract/mill/bag-labels';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import type { LabelSize } from '@dalan/papers/bag-label';
import { loadChunk } from '../../../lib/load-chunk.ts';
import { languageTexts } from '../../../lib/language/language-texts.ts';
import { PrintButton, printWhenReady } from '../../../ui/buttons/print-button.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { EmptyState } from '../../../ui/list/empty-state.tsx';
import { FailedState } from '../../../ui/list/failed-state.tsx';
import { LateSkeleton } from '../../../ui/messages/late-skeleton.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { formatDay } from '../format-due-day.ts';
import { customerName } from '../order-texts.ts';
import { keepPaper, readKeptPaper } from './kept-paper.ts';
import { labelTexts as texts } from './label-texts.ts';
import { readLabelsQuery } from './labels-path.ts';
import { useChosenLabels, useLabels } from './use-labels.ts';
import { useShortcuts } from '../../../lib/use-shortcuts.ts';

const LabelsView = lazy(async () => ({
  default: (await loadChunk(() => import('./labels-view.tsx'))).LabelsView,
}));

export function LabelsPage() {
  const [search] = useSearchParams();
  const { data, isPending, error, refetch } = useLabels(readLabelsQuery(search));
  const [size, setSize] = useState(readKeptPaper);
  const chosen = useChosenLabels(data);
  const { kinds, total } = chosen;
  const hasBags = kinds.length > 0;
  useShortcuts({ p: () => void printWhenReady() }, { isOn: total > 0 });

  function choose(next: LabelSize) {
    keepPaper(next);
    setSize(next);
  }
  return (
    <>
      <BackLink to={panelPaths.millingSheet}>{texts.back}</BackLink>
      <PageHead title={texts.title} about={hasBags && data && aboutOf(data, kinds.length)}>
        {hasBags && (
          <>
            <Paper size={size} onChoose={choose} />
            <PrintButton isOff={total === 0} letter="P">
              {texts.print(total)}
            </PrintButton>
          </>
        )}
      </PageHead>
      {isPending && <LateSkeleton height={480} />}
      {error && !data && (
        <FailedState title={texts.failed} text={texts.failedHelp} onRetry={() => void refetch()} />
      )}
      {data && data.withoutLabels.length > 0 && <WithoutLabels answer={data} />}
      {data && !hasBags && (
        <EmptyState
          picture="empty"
          title={data.day === null ? texts.none : texts.noneOfDay(formatDay(data.day))}
          text={texts.noneHelp}
        />
      )}
      {data && hasBags && (
        <Suspense fallback={<LateSkeleton height={480} />}>
          <LabelsView answer={data} size={size} chosen={chosen} />
        </Suspense>
      )}
    </>
  );
}

function Paper({ size, onChoose }: { size: LabelSize; onChoose: (size: LabelSize) => void }) {
  const { roll, a4 } = texts.sizes;
  return (
    <Segments
      label={texts.size}
      options={[roll, a4]}
      value={texts.sizes[size]}
      onChoose={(option) => onChoose(option === a4 ? 'a4' : 'roll')}
    />
  );
}

function aboutOf({ day, bags }: BagLabelsAnswer, kinds: number): string {
  return texts.about(day === null ? '' : formatDay(day), bags.length, kinds);
}

function WithoutLabels({ answer: { withoutLabels } }: { answer: BagLabelsAnswer }) {
  const orders = withoutLabels.map(({ _id, name, orderStatus }) =>
    orderStatus === null
      ? `${shortOrderId(_id)} (${texts.notFound})`
      : `${customerName(name)}, ${shortOrderId(_id)} (${languageTexts.status(orderStatus)})`,
  );
  return (
    <Box sx={{ mb: 4 }}>
      <Notice tone="error">
        {texts.withoutLabels(orders.length)} {orders.join('; ')}
      </Notice>
    </Box>
  );
}
