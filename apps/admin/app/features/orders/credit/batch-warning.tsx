import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { batchPath } from '@dalan/contract/mill/batches';
import type { BatchOfLine } from '@dalan/contract/orders/orders';
import { batchPagePath } from '@dalan/contract/pages/panel-paths';
import { creditReasonTexts } from '@dalan/contract/payments/credit-notes';
import { api } from '../../../lib/api/api.ts';
import { sentenceLink } from '../../../ui/layout/looks.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { BATCHES_KEY } from '../batches/batches-key.ts';
import { creditTexts as texts } from './credit-texts.ts';

type BatchWarningProps = { batch: BatchOfLine; orderId: string };

/** Insects in one bag may be in others: says how many orders hold the batch, with the way there. */
export function BatchWarning({ batch, orderId }: BatchWarningProps) {
  const path = batchPath(batch);
  const { data } = useQuery({
    queryKey: [BATCHES_KEY, 'one', path],
    queryFn: ({ signal }) => api.call('getBatch', { params: { id: path } }, { signal }),
  });
  if (data === undefined) return null;
  const others = data.holders.filter((holder) => holder.orderId !== orderId).length;
  return (
    <Notice tone="error">
      <b>{creditReasonTexts.insects}:</b> {others === 0 ? texts.noOthers : texts.others(others)}{' '}
      <span style={{ whiteSpace: 'nowrap' }}>{texts.batch(batch.number)}.</span>{' '}
      <Link component={RouterLink} to={batchPagePath(path)} sx={sentenceLink}>
        {texts.openBatch}
      </Link>
    </Notice>
  );
}
