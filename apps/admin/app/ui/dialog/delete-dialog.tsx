import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FactList } from '../fact-list.tsx';
import type { Fact } from '../fact-list.tsx';
import { Icon } from '../icon.tsx';
import { Problem } from '../problem.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import type { DialogState } from './dialog-frame.tsx';

type DeleteDialogProps = {
  state: DialogState;
  /** Title and verb in one: `Delete user`. */
  verb: string;
  question: string;
  /** Which one it is. */
  facts: Fact[];
  consequence: string;
  isDeleting: boolean;
  /** Why the server refused, where it said so. */
  refusal?: string | undefined;
  onDelete: () => void;
};

/** Names the thing and what follows; the focus starts on Cancel. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { state, verb, question, facts, consequence, isDeleting, refusal, onDelete } = props;
  return (
    <DialogFrame
      {...state}
      title={verb}
      width={480}
      isDangerous
      isBusy={isDeleting}
      action={
        <Button
          variant="contained"
          color="error"
          aria-busy={isDeleting}
          startIcon={<Icon name="delete" size={18} />}
          onClick={() => {
            if (!isDeleting) onDelete();
          }}
        >
          {isDeleting ? 'Deleting...' : verb}
        </Button>
      }
    >
      <Stack sx={{ gap: 4 }}>
        <Typography>{question}</Typography>
        <FactList facts={facts} isBoxed />
        <Typography variant="body2" sx={{ color: 'text.disabled' }}>
          {consequence}
        </Typography>
        {refusal && <Problem>{refusal}</Problem>}
      </Stack>
    </DialogFrame>
  );
}
