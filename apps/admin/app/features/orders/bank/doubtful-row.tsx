import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import type { Candidate } from '@dalan/contract/bank/bank-matches';
import { formatRupees } from '@dalan/contract/money/money';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { TickBox } from '../../../ui/form/tick-box.tsx';
import { fieldEdge } from '../../../ui/layout/looks.ts';
import { colours } from '../../../ui/theme/colours.ts';
import { bankTexts as texts } from './bank-texts.ts';
import { payerIn } from './file/narration.rules.ts';
import { overOf } from './groups.rules.ts';
import type { Credit } from './groups.rules.ts';
import { Arrow, BankSide, dayInWords, rowLook } from './row-parts.tsx';

type DoubtfulRowProps = {
  row: Credit;
  candidates: Candidate[];
  more: number;
  chosen: string | undefined;
  /** Orders that are chosen for any row. */
  taken: ReadonlySet<string>;
  onChoose: (orderId: string | undefined) => void;
};

/** The orders that a row may be for. Nothing is chosen, and ticking the row needs a choice. */
export function DoubtfulRow(props: DoubtfulRowProps) {
  const { row, candidates, more, chosen, taken, onChoose } = props;
  const [isAsked, setIsAsked] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  function tick(isOn: boolean) {
    if (!isOn) {
      onChoose(undefined);
      return;
    }
    setIsAsked(true);
    list.current?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus();
  }
  return (
    <Box component="li" sx={rowLook}>
      <Box sx={{ gridArea: 'tick', my: -1, ml: -2.5 }}>
        <TickBox
          label={texts.tickRow(payerIn(row.text), formatRupees(row.amount))}
          isOn={chosen !== undefined}
          onToggle={tick}
        />
      </Box>
      <BankSide row={row} />
      <Arrow />
      <Box sx={{ gridArea: 'order', minWidth: 0 }}>
        {isAsked && chosen === undefined && (
          <Box role="alert" sx={{ mb: 1, color: 'error.main', fontWeight: 600 }}>
            {texts.chooseFirst}
          </Box>
        )}
        <Box component="ul" ref={list} sx={choices}>
          {candidates.map((candidate) => {
            const { orderId } = candidate.order;
            return (
              <CandidateBox
                key={orderId}
                row={row}
                candidate={candidate}
                isOn={chosen === orderId}
                isTaken={chosen !== orderId && taken.has(orderId)}
                onToggle={(isOn) => onChoose(isOn ? orderId : undefined)}
              />
            );
          })}
        </Box>
        {more > 0 && (
          <Box sx={{ mt: 1, color: 'text.secondary', fontSize: 'small' }}>{texts.more(more)}</Box>
        )}
      </Box>
    </Box>
  );
}

type CandidateBoxProps = {
  row: Credit;
  candidate: Candidate;
  isOn: boolean;
  isTaken: boolean;
  onToggle: (isOn: boolean) => void;
};

function CandidateBox({ row, candidate, isOn, isTaken, onToggle }: CandidateBoxProps) {
  const { order, like } = candidate;
  const id = shortOrderId(order.orderId);
  const over = overOf({ row, order });
  const words = like.amount
    ? texts.candidate(id, order.name, dayInWords(order.dueOn))
    : texts.candidateOpen(id, order.name, formatRupees(order.open));
  return (
    <Box component="li" sx={[box, isOn && boxOn]}>
      <TickBox label={words} isOn={isOn} isDisabled={isTaken} onToggle={onToggle} />
      {/* The whole box is pressed, as the label of a field is. Keys and readers use the tick. */}
      <Box
        onClick={() => {
          if (!isTaken) onToggle(!isOn);
        }}
        sx={{ flex: 1, minWidth: 0, py: 2, overflowWrap: 'anywhere', cursor: 'pointer' }}
      >
        <Box sx={{ fontWeight: isOn ? 600 : 400 }}>{words}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: 'small' }}>
          {isTaken ? texts.chosenElsewhere : texts.like(like)}
          {!isTaken && over > 0 && (
            <Box component="b" sx={{ color: 'error.main' }}>
              , {texts.tooMuch(formatRupees(over))}
            </Box>
          )}
          {!isTaken && over < 0 && `, ${texts.staysOpen(formatRupees(-over))}`}
        </Box>
      </Box>
    </Box>
  );
}

const choices = { display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' };
const box = {
  display: 'flex',
  alignItems: 'start',
  pl: 0.5,
  pr: 3,
  ...fieldEdge,
  backgroundColor: colours.flour0,
};
const boxOn = { backgroundColor: colours.flour50 };
