import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import {
  checkAddress,
  checkEmailInAdmin,
  checkNameInAdmin,
  checkPhoneInAdmin,
} from '@dalan/contract/accounts';
import type { User } from '@dalan/contract/accounts';
import { userMaster } from '@dalan/contract/masters';
import { formatPhone } from '../../lib/phone.ts';
import { DialogFields, DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { LockedField } from '../../ui/form/locked-field.tsx';
import { useUpdateUser } from './use-update-user.ts';
import type { UserForm } from './use-update-user.ts';
import { roleWords } from './user-words.ts';

type UpdateUserDialogProps = { user: User; state: DialogState };

export function UpdateUserDialog({ user, state }: UpdateUserDialogProps) {
  const { name, email, phone, address } = user;
  const form = useForm<UserForm>({
    mode: 'all',
    defaultValues: { name, email, phone: formatPhone(phone), address },
  });
  const { control, formState } = form;
  const update = useUpdateUser(user, { setError: form.setError, onUpdated: state.onClose });

  return (
    <DialogFrame
      {...state}
      title="Update User"
      about={name}
      width={640}
      isDirty={formState.isDirty}
      isBusy={update.isPending}
      onSubmit={(event) =>
        void form.handleSubmit((values) => {
          if (!update.isPending) update.mutate(values);
        })(event)
      }
      action={
        <Button type="submit" variant="contained" aria-busy={update.isPending}>
          {update.isPending ? 'Updating...' : 'Update'}
        </Button>
      }
    >
      <DialogFields>
        <FormField
          control={control}
          name="name"
          label="Name"
          check={checkNameInAdmin}
          required
          autoFocus
        />
        <FormField
          control={control}
          name="email"
          label="Email"
          type="email"
          check={checkEmailInAdmin}
          required
        />
        <FormField
          control={control}
          name="phone"
          label="Phone"
          type="tel"
          check={checkPhoneInAdmin}
          required
        />
        <LockedField
          id="password"
          label="Password"
          value={userMaster.hiddenPassword}
          reason="Only the customer can change it"
        />
        <FormField
          control={control}
          name="address"
          label="Address"
          check={checkAddress}
          multiline
          minRows={3}
        />
        <LockedField
          id="role"
          label="Role"
          value={roleWords[user.role]}
          reason="Roles are set by the owner"
        />
      </DialogFields>
    </DialogFrame>
  );
}
