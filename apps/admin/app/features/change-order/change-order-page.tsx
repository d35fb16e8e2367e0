import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Product } from '@dalan/contract/catalog/catalog';
import { lineKey } from '@dalan/contract/catalog/grinds';
import { ApiError } from '@dalan/contract/client';
import { isPhone } from '@dalan/contract/contact/contact-details';
import { isChangeable, isUnchanged } from '@dalan/contract/orders/order-contents';
import type { OrderContentsAnswer } from '@dalan/contract/orders/order-contents';
import { checkDeliveryAddress, shortOrderId } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { api } from '../../lib/api/api.ts';
import { FLOURS_KEY, floursQuery } from '../../lib/flours/flours-query.ts';
import { useFloursOf } from '../../lib/flours/use-flours-of.ts';
import { useRowMutation } from '../../lib/lists/row-mutation.ts';
import { useUserIdHeader } from '../../lib/session/session.ts';
import { toastDurationsMs } from '../../lib/toast-durations.ts';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import { ErrorAlert } from '../../ui/messages/error-alert.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { ChangeFields } from './change-fields.tsx';
import { changeOrderTexts as texts } from './change-order-texts.ts';
import { bodyOf, changesIn, contentsAfter, draftOf, heldLines } from './change-order.rules.ts';
import type { Draft } from './change-order.rules.ts';
import { WhatChanges } from './what-changes.tsx';

export function ChangeOrderPage() {
  const [search] = useSearchParams();
  const id = search.get('order') ?? '';
  const query = useQuery({
    queryKey: ['order-contents', id],
    queryFn: ({ signal }) => api.call('getOrderContents', { params: { id } }, { signal }),
    enabled: id !== '',
    // The form keeps the order that it was opened with; the server compares versions.
    staleTime: Infinity,
    gcTime: 0,
  });
  const navigate = useNavigate();
  const back = () => void navigate(`${panelPaths.orders}?order=${id}`);
  return (
    <>
      <PageTitle>{texts.behind}</PageTitle>
      {query.data ? (
        <ChangeDialog {...query.data} onClose={back} />
      ) : (
        <DialogFrame {...stateOf(back)} title={texts.title} width={480} closeLabel="Close">
          {query.isError || id === '' ? (
            <ErrorAlert
              action={id !== '' && <Button onClick={() => void query.refetch()}>Retry</Button>}
            >
              {id === '' ? texts.noOrder : errorText(query.error)}
            </ErrorAlert>
          ) : (
            'Loading...'
          )}
        </DialogFrame>
      )}
    </>
  );
}

function errorText(error: Error | null): string {
  return (error instanceof ApiError ? error.serverMessage : undefined) ?? texts.notOpened;
}

const stateOf = (onClose: () => void) => ({ isOpen: true, onClose, onExited: () => undefined });

type ChangeDialogProps = OrderContentsAnswer & { onClose: () => void };

function ChangeDialog({ order: opened, rule, days, onClose }: ChangeDialogProps) {
  const [order, setOrder] = useState(opened);
  const [draft, setDraft] = useState<Draft>(() => draftOf(opened));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [note, setNote] = useState<string>();
  const { data: offered = [] } = useQuery(floursQuery);
  const ids = order.items.map(({ productId }) => productId._id);
  const { flours } = useFloursOf(offered, ids);
  /** Flours that a search added: they may be neither offered nor in the order. */
  const [found, setFound] = useState<Product[]>([]);
  const queryClient = useQueryClient();
  const userIdHeader = useUserIdHeader();
  const changes = changesIn(order, draft, rule);
  const after = contentsAfter(order, draft, rule);
  const isDirty = changes === undefined || !isUnchanged(changes);
  const isValid =
    draft.lines.length > 0 &&
    changes !== undefined &&
    checkDeliveryAddress(draft.address) === undefined &&
    isPhone(draft.number);
  const submission = useRowMutation({
    send: () =>
      api.call(
        'changeOrderContents',
        { params: { id: order._id }, body: bodyOf(order, draft) },
        userIdHeader,
      ),
    listKey: 'orders',
    texts: { done: texts.saved, failed: texts.notSaved, gone: texts.gone },
    toastMs: toastDurationsMs.elsewhere,
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: ['order'] });
      void queryClient.invalidateQueries({ queryKey: FLOURS_KEY });
      onClose();
    },
    onRefused: (refusal) => {
      const details = refusal.answer?.details;
      void queryClient.invalidateQueries({ queryKey: FLOURS_KEY });
      if (refusal.code === 'OUT_OF_STOCK') {
        setProblems(
          Object.fromEntries(
            (details?.items ?? []).map(({ availableKg = 0, ...line }) => [
              lineKey(line),
              texts.onlyFree(availableKg),
            ]),
          ),
        );
      }
      if (refusal.code === 'GRIND_NOT_SOLD') {
        const gone = (details?.items ?? []).map((line) => [lineKey(line), texts.grindGone]);
        setProblems(Object.fromEntries(gone) as Record<string, string>);
      }
      if (refusal.code === 'PRICE_CHANGED') {
        setDraft(repriced(order, draft, details?.items ?? []));
        setFound([]);
        setNote(texts.priceChanged);
        return true;
      }
      if (refusal.code === 'ORDER_CHANGED' || refusal.code === 'ORDER_NOT_CHANGEABLE') {
        // What staff typed stays. Saving again compares it with the order as it is now.
        setOrder((details?.order as Order | undefined) ?? order);
        setNote(refusal.code === 'ORDER_CHANGED' ? texts.changedMeanwhile : undefined);
      }
      return false;
    },
  });
  const isOpen = isChangeable(order);
  return (
    <DialogFrame
      {...stateOf(onClose)}
      title={texts.title}
      about={`${shortOrderId(order._id)}, ${order.userId.name}`}
      width={960}
      closeLabel={isOpen ? 'Cancel' : 'Close'}
      isDirty={isOpen && isDirty}
      {...(isOpen && {
        submit: {
          submission,
          label: texts.save,
          busyLabel: texts.saving,
          isDisabled: !isDirty || !isValid,
          onSubmit: () => {
            setProblems({});
            setNote(undefined);
            submission.submit(undefined);
          },
        },
      })}
    >
      {!isOpen && <ErrorAlert>{texts.milled(order.orderStatus)}</ErrorAlert>}
      {note !== undefined && <ErrorAlert>{note}</ErrorAlert>}
      {isOpen && (
        <Box sx={columns}>
          <ChangeFields
            order={order}
            draft={draft}
            days={days}
            offered={offered}
            flours={[...flours, ...found]}
            problems={problems}
            isPincodeUnknown={after === undefined}
            onChange={(change) => setDraft({ ...draft, ...change })}
            onFound={(flour) => setFound([...found, flour])}
          />
          <WhatChanges
            order={order}
            changes={changes ?? {}}
            toPay={after ? after.totalAmount + after.deliveryCharge : order.amountToPay}
          />
        </Box>
      )}
    </DialogFrame>
  );
}

/** Gives new lines their present prices. */
function repriced(
  order: Order,
  draft: Draft,
  items: readonly { productId: string; pricePerKg?: number }[],
): Draft {
  const held = heldLines(order, draft.lines);
  const lines = draft.lines.map((line) => {
    const now = items.find(({ productId }) => productId === line.productId)?.pricePerKg;
    return now === undefined || held.has(line) ? line : { ...line, pricePerKg: now };
  });
  return { ...draft, lines };
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 1fr) 300px' },
  columnGap: 6,
  rowGap: 5,
  minHeight: '100%',
};
