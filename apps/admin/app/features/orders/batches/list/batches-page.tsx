import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { MillingDoneAnswer } from '@dalan/contract/mill/batches';
import { downloadCsv } from '../../../../lib/files/download-csv.ts';
import { dayInIndia } from '../../../../lib/format/india-time.ts';
import { toastDurationsMs } from '../../../../lib/toast-durations.ts';
import { useSubmission } from '../../../../lib/forms/submission.ts';
import { lazyOverlay } from '../../../../ui/dialog/lazy-overlay.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { PageHead } from '../../../../ui/layout/page-head.tsx';
import { wrappingRow } from '../../../../ui/layout/looks.ts';
import { FilterSelect } from '../../../../ui/list/filter-select.tsx';
import { ListCards } from '../../../../ui/list/list-cards.tsx';
import { ListFrame } from '../../../../ui/list/list-frame.tsx';
import { ListTable } from '../../../../ui/list/list-table.tsx';
import { SearchBox } from '../../../../ui/list/search-box.tsx';
import { useToast } from '../../../../ui/toast/toast-context.ts';
import { useScreen } from '../../../../ui/use-screen.ts';
import { doneTexts } from '../done/done-texts.ts';
import { useUndoMilling } from '../done/use-undo-milling.ts';
import { BatchCard, batchColumns } from './batch-columns.tsx';
import { batchesCsv } from './batches-csv.rules.ts';
import { listTexts as texts, stateTexts } from './list-texts.ts';
import { useBatches } from './use-batches.ts';

const MillToStockDialog = lazyOverlay(
  async () => (await import('../done/mill-to-stock-dialog.tsx')).MillToStockDialog,
);

/** The second tab of Stock: every milling, newest first. */
export function BatchesPage({ tabs }: { tabs: ReactNode }) {
  const batches = useBatches();
  const { params, view, paging, flours, flour, span } = batches;
  const { text, ...search } = params.search;
  const isPhone = useScreen() === 'phone';
  const dialog = useDialog();
  const toast = useToast();
  const undo = useUndoMilling(() => toast.succeed(doneTexts.undone, toastDurationsMs.elsewhere));
  const sayMade = ({ batches: [batch] }: MillingDoneAnswer) => {
    if (batch === undefined) return;
    const takeBack = () => undo.submit([batch._id]);
    toast.succeed(doneTexts.made(batch.number), toastDurationsMs.elsewhere, takeBack);
  };
  const list = { caption: texts.caption, view, pageSize: paging.pageSize };
  const isFiltered = text !== '' || flour !== '';
  return (
    <>
      <PageHead
        title={texts.title}
        about={
          <span role="status">
            {batches.isCounted ? texts.count(paging.total, params.q !== '') : ''}
          </span>
        }
      >
        <Button
          variant="contained"
          startIcon={<Icon name="mill" size={18} />}
          onClick={dialog.open}
          sx={{ minHeight: 44 }}
        >
          {doneTexts.toStock}
        </Button>
      </PageHead>
      {tabs}
      <ListFrame
        view={view}
        paging={paging}
        texts={stateTexts(text)}
        onClearSearch={
          isFiltered
            ? () => {
                if (text !== '') search.onSearch('');
                else batches.setFlour('');
              }
            : undefined
        }
        top={
          <Box sx={fields}>
            <Box sx={searchField}>
              <SearchBox {...search} label={texts.search} value={text} />
            </Box>
            <FilterSelect
              icon="product"
              label={texts.flour}
              isLabelHidden
              value={flour}
              options={[
                { value: '', text: texts.allFlours },
                ...flours.map(({ _id, name }) => ({ value: _id, text: name })),
              ]}
              onChange={batches.setFlour}
            />
            <FilterSelect
              icon="calendar"
              label={texts.span}
              isLabelHidden
              value={span}
              options={Object.entries(texts.spans).map(([value, words]) => ({
                value,
                text: words,
              }))}
              onChange={batches.setSpan}
            />
            <CsvButton isOff={view.rows.length === 0} listAll={batches.listAll} />
          </Box>
        }
      >
        {isPhone ? (
          <ListCards {...list} card={(batch) => <BatchCard batch={batch} />} />
        ) : (
          <Box sx={rows}>
            <ListTable {...list} columns={batchColumns} />
          </Box>
        )}
      </ListFrame>
      {dialog.isShown && (
        <MillToStockDialog key={dialog.opened} state={dialog.state} onDone={sayMade} />
      )}
    </>
  );
}

type CsvButtonProps = Pick<ReturnType<typeof useBatches>, 'listAll'> & { isOff: boolean };

function CsvButton({ isOff, listAll }: CsvButtonProps) {
  const toast = useToast();
  const { submit, isBusy } = useSubmission({
    isRepeatable: true,
    send: listAll,
    onDone: (all) => downloadCsv(`batches-${dayInIndia(new Date())}.csv`, batchesCsv(all)),
    onFailed: () => toast.fail(texts.csvFailed),
  });
  return (
    <Button
      variant="outlined"
      disabled={isOff}
      aria-busy={isBusy}
      startIcon={<Icon name="download" size={18} />}
      onClick={() => submit(undefined)}
      sx={{ minHeight: 44, ml: { sm: 'auto' } }}
    >
      {texts.csv}
    </Button>
  );
}

function useDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const [opened, setOpened] = useState(0);
  return {
    isShown,
    opened,
    open: () => {
      setOpened(opened + 1);
      setIsShown(true);
      setIsOpen(true);
    },
    state: {
      isOpen,
      onClose: () => setIsOpen(false),
      onExited: () => setIsShown(false),
    },
  };
}

const fields = { ...wrappingRow, px: { xs: 3, md: 4 }, py: 2.5 };

const searchField = {
  flex: { sm: '1 1 200px' },
  width: { xs: '100%', sm: 'auto' },
  maxWidth: { sm: 300 },
};

const rows = { '& tr[data-row]': { position: 'relative', cursor: 'pointer' } } as const;
