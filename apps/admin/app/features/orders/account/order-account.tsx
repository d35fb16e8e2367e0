import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { ApiError } from '@dalan/contract/client';
import type { Order } from '@dalan/contract/orders/orders';
import { accountPagePath } from '@dalan/contract/pages/panel-paths';
import { api } from '../../../lib/api/api.ts';
import { useSubmission } from '../../../lib/forms/submission.ts';
import { reasonOf } from '../../../lib/language/reason.ts';
import { isSessionEnd } from '../../../lib/session/session.ts';
import { toastDurationsMs } from '../../../lib/toast-durations.ts';
import { useToast } from '../../../ui/toast/toast-context.ts';
import { touchLink, wrappingRow } from '../../../ui/layout/looks.ts';
import { keepNewest, ORDERS_KEY } from '../order-cache.ts';
import { canMoveAccount } from './on-account.rules.ts';
import { orderAccountTexts as texts } from './order-account-texts.ts';

/** Of an order on account: who owes it, and the way to have it collected at the door. */
export function OrderAccount({ order }: { order: Order }) {
  const { _id: id, version, onAccount = false } = order;
  const queryClient = useQueryClient();
  const toast = useToast();
  // The way back stands here after a press by mistake.
  const [wasOnAccount] = useState(onAccount);
  const move = useSubmission({
    send: (isOn: boolean) =>
      api.call('setOnAccount', { params: { id }, body: { onAccount: isOn, version } }),
    onDone: (moved) => {
      keepNewest(queryClient, moved);
      void queryClient.invalidateQueries({ queryKey: [ORDERS_KEY] });
      const done = moved.onAccount ? texts.putBack : texts.takenOff;
      toast.succeed(done, toastDurationsMs.elsewhere);
    },
    onFailed: (error) => {
      if (isSessionEnd(error)) return;
      const now = error instanceof ApiError ? error.answer?.details?.order : undefined;
      if (now !== undefined) keepNewest(queryClient, now as Order);
      toast.fail(reasonOf(error) ?? texts.notMoved, toastDurationsMs.elsewhere);
    },
    isRepeatable: true,
  });
  if (!onAccount && !wasOnAccount) return null;
  return (
    <Box component="section" aria-label={texts.title} sx={{ mt: 2 }}>
      <Box sx={wrappingRow}>
        {canMoveAccount(order) && (
          <Button
            variant="outlined"
            aria-busy={move.isBusy}
            aria-disabled={move.isLocked}
            onClick={() => move.submit(!onAccount)}
          >
            {onAccount ? texts.collect : texts.put}
          </Button>
        )}
        <Link component={RouterLink} to={accountPagePath(order.userId._id)} sx={touchLink}>
          {texts.open}
        </Link>
      </Box>
    </Box>
  );
}
