import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FactList } from '../fact-list.tsx';
import type { Fact } from '../fact-list.tsx';
import { Icon } from '../icon.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import type { DialogState } from './dialog-frame.tsx';
import type { Submission } from './submit-button.tsx';

type DeleteDialogProps = {
  state: DialogState;
  /** Title and verb in one: `Delete user`. */
  verb: string;
  question: string;
  /** Which one it is. */
  facts: Fact[];
  consequence: string;
  /** Somebody else changed it meanwhile: what. */
  conflict?: ReactNode;
  deletion: Submission & { submit: (nothing: undefined) => void };
};

/** Names the thing and what follows; the focus starts on Cancel. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { state, verb, question, facts, consequence, conflict, deletion } = props;
  return (
    <DialogFrame
      {...state}
      title={verb}
      width={480}
      isDangerous
      submit={{
        submission: deletion,
        label: verb,
        busyLabel: 'Deleting...',
        icon: <Icon name="delete" size={18} />,
        onSubmit: () => deletion.submit(undefined),
      }}
    >
      <Stack sx={{ gap: 4 }}>
        {conflict}
        <Typography>{question}</Typography>
        <FactList facts={facts} isBoxed />
        <Typography variant="body2" sx={{ color: 'text.disabled' }}>
          {consequence}
        </Typography>
      </Stack>
    </DialogFrame>
  );
}
