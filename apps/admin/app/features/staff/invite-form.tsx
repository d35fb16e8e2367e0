import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { checkName } from '@dalan/contract/people/accounts';
import { ApiError } from '@dalan/contract/client';
import { checkStaffContact, duties, dutyLabels } from '@dalan/contract/people/staff';
import type { MadeInvitation, NewInvitation } from '@dalan/contract/people/staff';
import { api } from '../../lib/api/api.ts';
import { STAFF_KEY } from '../../lib/api/staff.ts';
import { showFieldErrors } from '../../lib/forms/show-field-errors.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { isSessionEnd } from '../../lib/session/session.ts';
import { FormField } from '../../ui/form/form-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';
import { staffPageTexts } from './staff-texts.ts';
import { sheetInset } from '../../ui/layout/looks.ts';

type InviteFormProps = { onMade: (made: MadeInvitation) => void };

export function InviteForm({ onMade }: InviteFormProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const form = useForm<NewInvitation>({
    defaultValues: { name: '', contact: '', duty: 'counter' },
  });
  const { control } = form;
  const invite = useSubmission({
    isRepeatable: true,
    send: (body: NewInvitation) => api.call('inviteStaff', { body }),
    onDone: async (made) => {
      onMade(made);
      form.reset();
      await queryClient.invalidateQueries({ queryKey: [STAFF_KEY] });
    },
    onFailed: (error) => {
      if (isSessionEnd(error)) return;
      const refusal = error instanceof ApiError ? error : undefined;
      if (refusal && showFieldErrors(refusal, ['name', 'contact', 'duty'], form.setError)) return;
      toast.fail(refusal?.serverMessage ?? staffPageTexts.linkFailed);
    },
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void form.handleSubmit(invite.submit)(event)}
      sx={fields}
    >
      <FormField
        control={control}
        name="name"
        label={staffPageTexts.name}
        check={checkName}
        autoComplete="off"
      />
      <FormField
        control={control}
        name="contact"
        label={staffPageTexts.contact}
        check={checkStaffContact}
        autoComplete="off"
      />
      <SelectField
        control={control}
        name="duty"
        label={staffPageTexts.duty}
        options={duties}
        renderOption={(duty) => dutyLabels[duty]}
      />
      <Button
        type="submit"
        variant="contained"
        startIcon={<Icon name="link" size={18} />}
        aria-busy={invite.isBusy}
        aria-disabled={invite.isLocked}
        sx={button}
      >
        {invite.isBusy ? staffPageTexts.makingLink : staffPageTexts.makeLink}
      </Button>
    </Box>
  );
}

const fields = {
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 1fr', md: '1fr 1fr 240px auto' },
  gap: 3,
  alignItems: 'start',
  ...sheetInset,
  pt: 3,
  pb: 4,
};

/** The button is level with the fields, even if one of them has an error below it. */
const button = { minHeight: 44, mt: { xs: 2, sm: 6 }, whiteSpace: 'nowrap' };
