import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { formatRupees } from '@dalan/contract/money/money';
import type { Account } from '@dalan/contract/on-account/accounts';
import { floursQuery } from '../../../lib/flours/flours-query.ts';
import { useFloursOf } from '../../../lib/flours/use-flours-of.ts';
import { plainList, sheetInset, spreadRow } from '../../../ui/layout/looks.ts';
import { Sheet } from '../../../ui/layout/sheet.tsx';
import { accountTexts as texts, limitTexts } from '../accounts-texts.ts';

/** What this customer pays that others do not. */
export function OwnPricesSheet({ account: { percentOff, prices } }: { account: Account }) {
  const hasNone = percentOff === 0 && prices.length === 0;
  return (
    <Sheet title={texts.ownPrices}>
      <Box sx={{ ...sheetInset, pb: 4 }}>
        {hasNone && <Box sx={{ color: 'text.secondary' }}>{texts.publicPrices}</Box>}
        {percentOff > 0 && <div>{texts.percent(percentOff)}</div>}
        {prices.length > 0 && <Prices prices={prices} />}
      </Box>
    </Sheet>
  );
}

function Prices({ prices }: Pick<Account, 'prices'>) {
  const { data: offered = [] } = useQuery(floursQuery);
  const { flours } = useFloursOf(
    offered,
    prices.map(({ productId }) => productId),
  );
  return (
    <Box component="ul" sx={plainList}>
      {prices.map(({ productId, pricePerKg }) => (
        <Box component="li" key={productId} sx={{ ...spreadRow, py: 1.5, maxWidth: 480 }}>
          <span>{flours.find(({ _id }) => _id === productId)?.name ?? limitTexts.goneFlour}</span>
          <b>{texts.perKg(formatRupees(pricePerKg))}</b>
        </Box>
      ))}
    </Box>
  );
}
