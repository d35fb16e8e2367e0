import Box from '@mui/material/Box';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  checkAddress,
  checkEmailInAdmin,
  checkNameInAdmin,
  checkPhoneInAdmin,
  roles,
} from '@dalan/contract/people/accounts';
import type { User } from '@dalan/contract/people/accounts';
import { ConflictNotice, FieldChangeList } from '../../ui/messages/conflict-notice.tsx';
import type { Conflict } from '../../ui/messages/conflict-notice.tsx';
import { DialogFields, DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import type { DialogState } from '../../ui/dialog/dialog-frame.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { LockedField } from '../../ui/form/locked-field.tsx';
import { useUpdateUser } from './use-update-user.ts';
import { formOf, userChanges, userLabels } from './user-form.ts';
import type { UserForm } from './user-form.ts';
import { roleLabels } from './user-texts.ts';
import { userMaster } from './user-texts.ts';

type UpdateUserDialogProps = { user: User; state: DialogState };

export function UpdateUserDialog({ user, state }: UpdateUserDialogProps) {
  const form = useForm<UserForm>({ mode: 'all', defaultValues: formOf(user) });
  const { control, formState } = form;
  const [saved, setSaved] = useState(user);
  const [conflict, setConflict] = useState<Conflict>();
  const update = useUpdateUser(saved, {
    setError: form.setError,
    onUpdated: state.onClose,
    onConflict: (changed, by) => {
      setConflict({ by, changes: userChanges(saved, changed) });
      setSaved(changed);
      // Keep what was typed here. Untouched fields take the other person's values.
      form.reset(formOf(changed), { keepDirtyValues: true });
    },
  });

  return (
    <DialogFrame
      {...state}
      title="Update User"
      about={user.name}
      width={640}
      isDirty={formState.isDirty}
      submit={{
        submission: update,
        label: 'Update',
        busyLabel: 'Updating...',
        onSubmit: (event) => void form.handleSubmit(update.submit)(event),
      }}
    >
      {conflict && (
        <Box sx={{ mb: 5 }}>
          <ConflictNotice who={conflict.by} what="user" intent="save">
            <FieldChangeList changes={conflict.changes} />
          </ConflictNotice>
        </Box>
      )}
      <DialogFields>
        <FormField
          control={control}
          name="name"
          label={userLabels.name}
          check={checkNameInAdmin}
          required
          autoFocus
        />
        <FormField
          control={control}
          name="email"
          label={userLabels.email}
          type="email"
          check={(typed) =>
            typed === '' && user.email === '' ? undefined : checkEmailInAdmin(typed)
          }
          required={user.email !== ''}
        />
        <FormField
          control={control}
          name="phone"
          label={userLabels.phone}
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
          label={userLabels.address}
          check={checkAddress}
          multiline
          minRows={3}
        />
        <LockedField
          id="role"
          label="Role"
          value={user.role}
          options={roles.map((role) => ({ value: role, label: roleLabels[role] }))}
          reason="Roles are set by the owner"
        />
      </DialogFields>
    </DialogFrame>
  );
}
