import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { endpoints } from '@dalan/contract/endpoints';
import type { StockFlour } from '@dalan/contract/catalog/stock';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { LedgerRows, LedgerSums } from './ledger-rows.tsx';
import { ledgerTexts, stockPageTexts as texts } from './stock-texts.ts';
import { hairline, sheetLook } from '../../ui/layout/looks.ts';

export type StockDialog = 'received' | 'waste' | 'count' | 'mark';

type LedgerProps = { flour: StockFlour; onOpen: (dialog: StockDialog) => void };

/** Shown beside the table. */
export function LedgerAside({ flour, onOpen, onClose }: LedgerProps & { onClose: () => void }) {
  return (
    <Box component="section" aria-labelledby="ledger-title" sx={sheetLook}>
      <Box sx={head}>
        <Typography variant="h3" component="h2" id="ledger-title">
          {flour.name}
        </Typography>
        <IconButton aria-label={ledgerTexts.close} onClick={onClose} sx={square}>
          <Icon name="close" />
        </IconButton>
      </Box>
      <LedgerSums flour={flour} />
      <Box sx={actions}>
        <Button variant="outlined" onClick={() => onOpen('waste')}>
          {texts.waste}
        </Button>
        <Button variant="outlined" onClick={() => onOpen('count')}>
          {texts.count}
        </Button>
        <MarkAndFile flour={flour} onOpen={onOpen} />
      </Box>
      <LedgerRows flour={flour} />
    </Box>
  );
}

/** Shown if there is no room beside the table, and full screen on a phone. */
export function LedgerDialog({ flour, onOpen, state }: LedgerProps & { state: DialogState }) {
  return (
    <DialogFrame
      {...state}
      title={flour.name}
      about={ledgerTexts.about}
      width={520}
      closeLabel="none"
      action={
        <>
          <Button variant="outlined" onClick={() => onOpen('waste')}>
            {texts.waste}
          </Button>
          <Button variant="outlined" onClick={() => onOpen('count')}>
            {texts.count}
          </Button>
          <Button variant="contained" onClick={() => onOpen('received')}>
            {texts.receive}
          </Button>
        </>
      }
    >
      <Box sx={wholeWidth}>
        <LedgerSums flour={flour} />
        <Box sx={actions}>
          <MarkAndFile flour={flour} onOpen={onOpen} />
        </Box>
        <LedgerRows flour={flour} />
      </Box>
    </DialogFrame>
  );
}

function MarkAndFile({ flour, onOpen }: LedgerProps) {
  return (
    <>
      <Button variant="outlined" onClick={() => onOpen('mark')}>
        {texts.lowMark}
      </Button>
      <Button
        variant="outlined"
        href={endpoints.getStockLedgerFile.path.replace(':id', flour._id)}
        download
        startIcon={<Icon name="download" size={18} />}
        sx={{ ml: 'auto' }}
      >
        {texts.csv}
      </Button>
    </>
  );
}

const head = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  pl: 4,
  pr: 2,
  py: 2,
  borderBottom: hairline,
};

const square = { width: 44, height: 44, flex: 'none' };

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  px: 4,
  py: 3,
  borderBottom: hairline,
  '& .MuiButton-root': { px: 3, minWidth: 0 },
};

/** The table reaches the edges of the dialog, whose content is padded. */
const wholeWidth = {
  mx: { xs: -4, sm: -6 },
  my: { xs: -4, sm: -5 },
};
