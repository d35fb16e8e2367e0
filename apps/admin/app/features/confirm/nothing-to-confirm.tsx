import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { ConfirmAnswer } from '@dalan/contract/desk/confirm';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { Icon } from '../../ui/icons/icon.tsx';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { plainDay, timeOf } from './confirm-format.ts';
import { texts } from './confirm-texts.ts';
import type { Round } from './use-confirm.ts';
import { sheetLook } from '../../ui/layout/looks.ts';

export function NothingToConfirm({ answer, round }: { answer: ConfirmAnswer; round: Round }) {
  const { empty } = texts;
  const { comingBackAt, left, millingDay } = answer;
  const withOthers = left - comingBackAt.length;
  const sentences = [
    empty.round(round.confirmed, round.cancelled),
    empty.comeBack(comingBackAt.map(timeOf)),
    withOthers > 0 ? empty.withOthers(withOthers) : '',
  ];
  return (
    <Box sx={{ ...sheetLook, mt: 5 }}>
      <EmptyState picture="empty" title={empty.title} text={sentences.filter(Boolean).join(' ')}>
        <Button
          variant="contained"
          component={Link}
          to={`${panelPaths.millingSheet}?day=${millingDay}`}
          startIcon={<Icon name="print" size={18} />}
        >
          {empty.sheet(plainDay(millingDay))}
        </Button>
      </EmptyState>
    </Box>
  );
}
