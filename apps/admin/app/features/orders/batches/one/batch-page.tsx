import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { nameWithGrind } from '@dalan/contract/catalog/grinds';
import type { BatchDetails } from '@dalan/contract/mill/batches';
import { sumKg } from '@dalan/contract/money/weight';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { isNotFound } from '../../../../lib/api/api.ts';
import { downloadCsv } from '../../../../lib/files/download-csv.ts';
import { formatLongDay, formatMoment } from '../../../../lib/format/india-time.ts';
import { nameBeside } from '../../../../lib/format/name-beside.ts';
import { formatKg, plainKg } from '../../../../lib/format/weight.ts';
import { toastDurationsMs } from '../../../../lib/toast-durations.ts';
import { lazyOverlay } from '../../../../ui/dialog/lazy-overlay.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { BackLink } from '../../../../ui/layout/back-link.tsx';
import { sheetInset, sheetLook } from '../../../../ui/layout/looks.ts';
import { PageHead } from '../../../../ui/layout/page-head.tsx';
import { Sheet } from '../../../../ui/layout/sheet.tsx';
import { EmptyState } from '../../../../ui/list/empty-state.tsx';
import { FailedState } from '../../../../ui/list/failed-state.tsx';
import { LateSkeleton } from '../../../../ui/messages/late-skeleton.tsx';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { colours } from '../../../../ui/theme/colours.ts';
import { useToast } from '../../../../ui/toast/toast-context.ts';
import { BatchStateChip } from '../batch-state.tsx';
import { batchTexts as texts } from '../batch-texts.ts';
import { doneTexts } from '../done/done-texts.ts';
import { useUndoMilling } from '../done/use-undo-milling.ts';
import { LabelsButton } from '../../labels/labels-button.tsx';
import { customerName } from '../../order-texts.ts';
import { holdersToPack } from './holder.rules.ts';
import { Holders } from './holders.tsx';
import { holdersCsv } from './holders-csv.ts';
import { RecallText } from './recall-text.tsx';
import { useBatch } from './use-batch.ts';

const RecallDialog = lazyOverlay(async () => (await import('./recall-dialog.tsx')).RecallDialog);

/** What the code on a bag's label opens: the milling, and who has a bag of it. */
export function BatchPage() {
  const { id = '' } = useParams();
  const { data: batch, isPending, error, refetch } = useBatch(id);
  const isGone = isNotFound(error);
  return (
    <>
      <BackLink to={panelPaths.batches}>{texts.back}</BackLink>
      {(batch === undefined || isGone) && <PageHead title={texts.batch} />}
      {isPending && <LateSkeleton height={480} />}
      {isGone && <EmptyState picture="error" title={texts.notFound} text={texts.notFoundHelp} />}
      {error && !isGone && !batch && (
        <FailedState title={texts.failed} text={texts.failedHelp} onRetry={() => void refetch()} />
      )}
      {batch && !isGone && <BatchParts batch={batch} />}
    </>
  );
}

function BatchParts({ batch }: { batch: BatchDetails }) {
  const { number, name, nameMr, grind, recalled, milledOn } = batch;
  return (
    <Box sx={head}>
      <PageHead
        title={number}
        about={
          <>
            {nameWithGrind(name, grind, 'en')}{' '}
            {nameMr !== '' && <span lang="mr">{nameBeside(nameMr, grind)}</span>}{' '}
            <BatchStateChip state={batch.state} />
          </>
        }
      >
        {batch.holders.length > 0 && <LabelsButton asked={{ batches: batch._id }} />}
        <Button
          variant="outlined"
          startIcon={<Icon name="download" size={18} />}
          disabled={batch.holders.length === 0}
          onClick={() => downloadCsv(`${milledOn}-${number}.csv`, holdersCsv(batch))}
          sx={{ minHeight: 44 }}
        >
          {texts.csv}
        </Button>
      </PageHead>
      {recalled && (
        <Box sx={{ mb: 4 }}>
          <Notice tone="error">{texts.isRecalled(formatMoment(recalled.at), recalled.by)}</Notice>
        </Box>
      )}
      <Facts batch={batch} />
      <Box sx={columns}>
        <Holders batch={batch} />
        <Box sx={{ display: 'grid', gap: 4 }}>
          <RecallText batch={batch} />
          {!recalled && <Recall batch={batch} />}
          <Undo batch={batch} />
        </Box>
      </Box>
    </Box>
  );
}

function Facts({ batch }: { batch: BatchDetails }) {
  const { milledOn, bestBefore, milledBy, kg, inOrdersKg } = batch;
  const here = Math.max(0, sumKg([kg, -inOrdersKg]));
  const facts = [
    [texts.milledOn, formatLongDay(milledOn)],
    [texts.bestBefore, bestBefore === null ? texts.notKnown : formatLongDay(bestBefore)],
    [texts.milledBy, milledBy],
    [texts.milled, formatKg(kg)],
    [texts.inOrdersAndHere, `${plainKg(inOrdersKg)} · ${formatKg(here)}`],
  ];
  return (
    <Box component="dl" sx={factRow}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
}

function Recall({ batch }: { batch: BatchDetails }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const toPack = holdersToPack(batch.holders);
  const kg = formatKg(sumKg(toPack.map((holder) => holder.kg)));
  return (
    <Sheet title={texts.recall}>
      <Box sx={{ ...sheetInset, pb: 4 }}>
        <Box component="p" sx={{ m: 0, mb: 3 }}>
          {texts.recallDoes(kg, toPack.length)}
        </Box>
        <Button
          variant="outlined"
          onClick={() => {
            setIsShown(true);
            setIsOpen(true);
          }}
          sx={redButton}
        >
          {texts.recallThis}
        </Button>
      </Box>
      {isShown && (
        <RecallDialog
          batch={batch}
          state={{
            isOpen,
            onClose: () => setIsOpen(false),
            onExited: () => setIsShown(false),
          }}
        />
      )}
    </Sheet>
  );
}

/** The button is off, with the reason, once a bag is packed. */
function Undo({ batch: { _id, packedOrder, recalled } }: { batch: BatchDetails }) {
  const navigate = useNavigate();
  const toast = useToast();
  const undo = useUndoMilling(() => {
    toast.succeed(doneTexts.undone, toastDurationsMs.elsewhere);
    void navigate(panelPaths.batches);
  });
  const reason =
    packedOrder === null
      ? recalled && texts.undoRecalled
      : texts.undoPacked(customerName(packedOrder.name), shortOrderId(packedOrder.orderId));
  return (
    <Sheet title={texts.undo}>
      <Box sx={{ ...sheetInset, pb: 4 }}>
        <Box component="p" sx={{ m: 0, mb: 3 }}>
          {reason ?? texts.undoDoes}
        </Box>
        <Button
          variant="outlined"
          startIcon={<Icon name="back" size={18} />}
          disabled={reason !== null}
          aria-busy={undo.isBusy}
          onClick={() => undo.submit([_id])}
          sx={{ minHeight: 44 }}
        >
          {texts.undo}
        </Button>
      </Box>
    </Sheet>
  );
}

const redButton = {
  minHeight: 44,
  borderColor: colours.kumkum,
  color: colours.kumkum,
  '&:hover': { borderColor: colours.kumkum, backgroundColor: colours.kumkumTint },
} as const;

/** Batch numbers are set in the font of the text, and never break. */
const head = { '& h1': { fontFamily: 'inherit', fontWeight: 700, whiteSpace: 'nowrap' } } as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 1fr) 340px' },
  gap: 4,
  mt: 4,
  alignItems: 'start',
};

const factRow = {
  ...sheetLook,
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, auto)' },
  '& > div': { px: 4, py: 3, boxShadow: `-1px -1px 0 0 ${colours.flour200}` },
  '& > div:first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  '& dt': { fontSize: 'small', color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600, fontSize: 'lead', overflowWrap: 'anywhere' },
  overflow: 'hidden',
};
