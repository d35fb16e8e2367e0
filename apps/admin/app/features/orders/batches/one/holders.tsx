import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { indianTelephoneLink, whatsappLink } from '@dalan/contract/contact/contact-links';
import type { BatchDetails, BatchHolder, RecallWay } from '@dalan/contract/mill/batches';
import { recallText } from '@dalan/contract/mill/recall-texts';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { formatRecent, formatRecentDay, formatShort } from '../../../../lib/format/india-time.ts';
import { formatKg } from '../../../../lib/format/weight.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { StatusChip } from '../../../../ui/icons/status-chip.tsx';
import { faintLine, plainList, sheetInset, wrappingRow } from '../../../../ui/layout/looks.ts';
import { Sheet } from '../../../../ui/layout/sheet.tsx';
import { colours } from '../../../../ui/theme/colours.ts';
import { customerName } from '../../order-texts.ts';
import { batchTexts as texts } from '../batch-texts.ts';
import { holderState, toldCount } from './holder.rules.ts';
import { useShopName } from './use-shop-name.ts';
import { useNoteTold } from './use-batch.ts';

/** The orders with a bag of the batch. A call or a message sets `Told`. */
export function Holders({ batch }: { batch: BatchDetails }) {
  const { holders } = batch;
  const { told, all } = toldCount(holders);
  return (
    <Sheet
      title={texts.whoHasIt}
      aside={holders.length > 0 && <span role="status">{texts.told(told, all)}</span>}
    >
      {holders.length === 0 && (
        <Box component="p" sx={{ m: 0, pb: 4, ...sheetInset, color: 'text.secondary' }}>
          {texts.nobody}
        </Box>
      )}
      <Box component="ul" aria-label={texts.whoHasIt} sx={plainList}>
        {holders
          .filter(({ soldAt }) => soldAt === undefined)
          .map((holder) => (
            <HolderRow key={holder.orderId} batch={batch} holder={holder} />
          ))}
        <SalesWithoutName holders={holders} />
      </Box>
    </Sheet>
  );
}

/** Nobody can be called, so the sales are named by time and weight, in one row. */
function SalesWithoutName({ holders }: Pick<BatchDetails, 'holders'>) {
  const sales = holders.flatMap(({ orderId, soldAt, kg }) =>
    soldAt === undefined ? [] : [{ orderId, soldAt, kg }],
  );
  if (sales.length === 0) return null;
  return (
    <Box component="li" sx={{ ...sheetInset, py: 3, borderTop: faintLine }}>
      <b>{texts.withoutName(sales.length)}</b>
      <Box sx={{ fontSize: 'small', color: 'text.secondary' }}>
        {sales.map(({ soldAt, kg }) => `${formatRecent(soldAt)}: ${formatKg(kg)}`).join(' · ')}
      </Box>
    </Box>
  );
}

type HolderRowProps = { batch: BatchDetails; holder: BatchHolder };

function HolderRow({ batch, holder }: HolderRowProps) {
  const { orderId, kg, told } = holder;
  const note = useNoteTold(batch);
  const name = customerName(holder.name);
  const isBack = holderState(holder) === 'came back';
  return (
    <Box component="li" sx={told === null ? row : { ...row, backgroundColor: colours.flour50 }}>
      <Box sx={{ gridArea: 'who', minWidth: 0, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
        <Box component={Link} to={`${panelPaths.orders}?order=${orderId}`} sx={nameLink}>
          {name}
        </Box>
        <Box sx={{ fontSize: 'small', color: 'text.secondary' }}>
          {shortOrderId(orderId)} · {placeOf(holder)}
        </Box>
      </Box>
      <Box component="b" sx={{ gridArea: 'kg', fontWeight: 600, whiteSpace: 'nowrap' }}>
        {formatKg(kg)}
      </Box>
      <Box sx={{ gridArea: 'state' }}>
        <StateChip holder={holder} />
        {told !== null && !isBack && (
          <Button
            variant="text"
            size="small"
            aria-label={texts.takeBackOf(name)}
            onClick={() => void note({ orderId, way: null })}
          >
            {texts.takeBack}
          </Button>
        )}
      </Box>
      <Box sx={{ gridArea: 'ways', ...ways }}>
        {!isBack && (
          <Ways batch={batch} holder={holder} onTold={(way) => void note({ orderId, way })} />
        )}
      </Box>
    </Box>
  );
}

function StateChip({ holder }: { holder: BatchHolder }) {
  const { told } = holder;
  const state = holderState(holder);
  if (state === 'told' && told !== null) {
    const text = texts.toldAt(formatShort(told.at), told.by);
    return (
      <span title={formatRecent(told.at)}>
        <StatusChip tone="success" icon="check" text={text} />
      </span>
    );
  }
  if (state === 'not told') return <StatusChip tone="warning" icon="clock" text={texts.notTold} />;
  if (state === 'came back') return <StatusChip icon="back" text={texts.cameBack} />;
  return <StatusChip tone="info" icon="pack" text={texts.stillHere} />;
}

type WaysProps = HolderRowProps & { onTold: (way: RecallWay) => void };

function Ways({ batch, holder, onTold }: WaysProps) {
  const { contactNumber, language } = holder;
  const name = customerName(holder.name);
  const shop = useShopName();
  if (contactNumber === '') return <Box sx={{ color: 'text.secondary' }}>{texts.noNumber}</Box>;
  const message = recallText(language, batch, shop(language));
  return (
    <>
      <Button
        variant="outlined"
        component="a"
        href={indianTelephoneLink(contactNumber)}
        aria-label={texts.callOf(name)}
        startIcon={<Icon name="phone" size={18} />}
        onClick={() => onTold('call')}
      >
        {texts.call}
      </Button>
      <Button
        variant="outlined"
        component="a"
        href={whatsappLink(`91${contactNumber}`, message)}
        target="_blank"
        rel="noreferrer"
        aria-label={texts.whatsappOf(name)}
        startIcon={<Icon name="chat" size={18} />}
        onClick={() => onTold('whatsapp')}
      >
        {texts.whatsapp}
      </Button>
    </>
  );
}

/** Where the bag is. */
function placeOf({ orderStatus, deliveredOn, rider, isPacked }: BatchHolder): string {
  if (orderStatus === 'Delivered') {
    if (deliveredOn === null) return texts.deliveredSome;
    return texts.delivered(formatRecentDay(`${deliveredOn}T12:00:00+05:30`));
  }
  if (orderStatus === 'Shipped') return rider === null ? texts.onTheWay : texts.withRider(rider);
  if (orderStatus === 'Returned') return texts.returned;
  if (orderStatus === 'Cancelled') return texts.cancelled;
  return isPacked ? texts.packed : texts.toPack;
}

const row = {
  display: 'grid',
  gap: 2,
  alignItems: 'center',
  ...sheetInset,
  py: 2.5,
  borderTop: faintLine,
  gridTemplateAreas: {
    xs: '"who kg" "state state" "ways ways"',
    sm: '"who kg ways" "state kg ways"',
    xl: '"who kg state ways"',
  },
  gridTemplateColumns: {
    xs: '1fr auto',
    sm: 'minmax(0, 1fr) auto auto',
    xl: 'minmax(150px, 1fr) 64px minmax(190px, auto) auto',
  },
} as const;

const ways = { ...wrappingRow, gap: 2, '& > a': { flex: { xs: 1, sm: 'none' }, minHeight: 44 } };

const nameLink = {
  color: 'inherit',
  fontWeight: 600,
  textUnderlineOffset: '3px',
  '@media (pointer: coarse)': { display: 'inline-block', py: 2.5, my: -2.5 },
};
