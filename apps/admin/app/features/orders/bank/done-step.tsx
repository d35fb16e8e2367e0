import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatRupees } from '@dalan/contract/money/money';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { Icon } from '../../../ui/icons/icon.tsx';
import {
  centredRow,
  hairline,
  plainList,
  sheetInset,
  sheetLook,
  strongLine,
  touchLink,
} from '../../../ui/layout/looks.ts';
import { EmptyState } from '../../../ui/list/empty-state.tsx';
import { bankTexts as texts } from './bank-texts.ts';
import { sumOf } from './groups.rules.ts';
import type { Bank, Compared } from './use-bank.ts';

type DoneStepProps = { bank: Bank; compared: Compared };

export function DoneStep({ bank, compared }: DoneStepProps) {
  const { recorded, choices } = bank;
  const { doubtful, unknown } = compared.groups;
  const open = doubtful.filter(({ row }) => !choices.has(row.fingerprint)).length;
  const sum = formatRupees(sumOf(recorded.map(({ amount }) => amount)));
  const paid = recorded.filter(({ paymentStatus }) => paymentStatus === 'Paid').length;
  const part = recorded.length - paid;
  const done = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, so the focus would be lost.
  useEffect(() => done.current?.focus(), []);
  return (
    <Box ref={done} tabIndex={-1} sx={{ ...sheetLook, '&:focus': { outline: 'none' } }}>
      <Box role="status">
        <EmptyState
          picture="empty"
          title={texts.recordedTitle(recorded.length, sum)}
          text={[
            texts.changedOrders(recorded.length, texts.outcome(paid, part)),
            texts.left(open, unknown.length),
          ].join(' ')}
        />
      </Box>
      <Box component="ul" sx={list}>
        {recorded.map(({ orderId, name, amount, paymentStatus }) => {
          const id = shortOrderId(orderId);
          return (
            <Box component="li" key={orderId} sx={line}>
              <Icon name="check" size={18} />
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <b>{name}</b>, {id}
                <Box sx={{ color: 'text.secondary', fontSize: 'small' }}>
                  {texts.status(paymentStatus)}, {formatRupees(amount)}
                </Box>
              </Box>
              <Link
                component={RouterLink}
                to={`${panelPaths.orders}?order=${orderId}`}
                aria-label={texts.openOrder(id)}
                sx={touchLink}
              >
                {texts.order}
              </Link>
            </Box>
          );
        })}
      </Box>
      <Box sx={actions}>
        {open > 0 && (
          <Button variant="outlined" onClick={bank.compare}>
            {texts.lookAtDoubtful(open)}
          </Button>
        )}
        <Button variant="contained" onClick={bank.startAgain}>
          {texts.done}
        </Button>
      </Box>
    </Box>
  );
}

const list = { ...plainList, maxWidth: 720, mx: 'auto', ...sheetInset };
const line = {
  ...centredRow,
  minHeight: 60,
  py: 1,
  borderTop: hairline,
  '&:first-of-type': { borderTop: strongLine },
};
const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 3,
  ...sheetInset,
  py: 6,
  '& > button': { minHeight: 44 },
} as const;
