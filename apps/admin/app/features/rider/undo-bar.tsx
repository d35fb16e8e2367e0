import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useToast } from '../../ui/toast/toast-context.ts';
import { colours } from '../../ui/theme/colours.ts';
import { undo, useRiderPhone, waitingOf } from './phone/rider-phone.ts';
import { outcomeInWords } from './rider-format.ts';
import { button48 } from './rider-styles.ts';
import { riderTexts } from './rider-texts.ts';
import type { RunView } from './run-view.ts';
import { runPath } from './stop-path.ts';
import { centredRow } from '../../ui/layout/looks.ts';

type UndoBarProps = { view: RunView; isAboveFoot?: boolean };

/** The bar stays for six seconds after the last tap. */
export function UndoBar({ view, isAboveFoot = false }: UndoBarProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const last = waitingOf(useRiderPhone()).at(-1);
  const [endedSeq, setEndedSeq] = useState(0);
  const seq = last?.seq;
  const sendAfter = last?.sendAfter ?? 0;
  useEffect(() => {
    if (seq === undefined) return undefined;
    const timer = setTimeout(() => setEndedSeq(seq), sendAfter - Date.now());
    return () => clearTimeout(timer);
  }, [seq, sendAfter]);
  const stop = view.stops.find(({ waiting }) => waiting !== undefined && waiting.seq === seq);
  const isShown = stop !== undefined && seq !== endedSeq && last?.isSending === false;
  return (
    <Box
      role="status"
      data-ground="basalt"
      sx={isShown ? { ...bar, bottom: isAboveFoot ? 98 : 12 } : undefined}
    >
      {isShown && (
        <>
          <span>
            {stop.position} {stop.order.userId.name}: {outcomeInWords(stop)}
          </span>
          <Button
            variant="outlined"
            sx={{ flex: 'none', ...button48 }}
            onClick={async () => {
              if (await undo(last.seq)) await navigate(runPath(view.run._id), { replace: true });
              else toast.fail(riderTexts.tooLate);
            }}
          >
            {riderTexts.undo}
          </Button>
        </>
      )}
    </Box>
  );
}

const bar = {
  position: 'fixed',
  zIndex: 6,
  insetInline: 12,
  maxWidth: 616,
  mx: 'auto',
  ...centredRow,
  justifyContent: 'space-between',
  px: 4,
  py: 2,
  lineHeight: 1.35,
  backgroundColor: colours.basalt900,
  color: colours.flour0,
  borderLeft: `8px solid ${colours.haldi}`,
} as const;
