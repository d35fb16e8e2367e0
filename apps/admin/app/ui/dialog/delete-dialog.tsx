import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FactList } from '../layout/fact-list.tsx';
import type { Fact } from '../layout/fact-list.tsx';
import { Icon } from '../icons/icon.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import type { DialogState } from './dialog-frame.tsx';
import type { Submission } from './submit-button.tsx';

type DeleteDialogProps = {
  state: DialogState;
  /** Title and button label, such as `Delete user`. */
  verb: string;
  /** The button's text, if the verb is not Delete or too long for a phone. */
  button?: { label: string; busyLabel: string };
  question: string;
  /** These identify the row. */
  facts: Fact[];
  consequence: string;
  /** Shown if somebody else has changed the row. */
  conflict?: ReactNode;
  deletion: Submission & { submit: (values: undefined) => void };
};

/** The focus starts on Cancel. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { state, verb, question, facts, consequence, conflict, deletion } = props;
  const { button = { label: verb, busyLabel: 'Deleting...' } } = props;
  return (
    <DialogFrame
      {...state}
      title={verb}
      width={480}
      isDangerous
      submit={{
        submission: deletion,
        ...button,
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
