import * as z from 'zod';
import {
  checkAddress,
  checkName,
  checkNewPassword,
  checkPasswordGiven,
  roles,
} from './accounts.ts';
import { checkPhone, phoneDigits } from './contact-details.ts';
import { checkEmail } from './email.ts';
import { checked, Id, ignored } from './text.schema.ts';

export const User = z
  .object({
    _id: Id,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    role: z.enum(roles),
    profileImg: z.string(),
    createdAt: z.string(),
    version: z.int(),
  })
  .meta({ id: 'User' });

/** `role` and `profileImg` are accepted and ignored. Any other extra field is refused. */
export const Registration = z.strictObject({
  name: checked(checkName),
  email: checked(checkEmail),
  phone: checked(checkPhone).overwrite(phoneDigits),
  password: checked(checkNewPassword),
  address: checked(checkAddress).optional(),
  profileImg: ignored,
  role: ignored,
});

export const LogIn = z.strictObject({
  email: checked(checkEmail),
  password: checked(checkPasswordGiven),
});

export const AdminLogIn = z.strictObject({
  username: checked(checkEmail),
  password: checked(checkNewPassword),
});

/**
 * For customers and staff: `checkOwnProfile` and `checkUserInAdmin` decide who may change what. An
 * `_id` that differs from the URL's is refused.
 */
export const ProfileChange = z.strictObject({
  _id: Id.optional(),
  name: z.string(),
  address: z.string(),
  email: z.string().optional(),
  phone: z.string().optional(),
  version: z.int().positive().optional(),
  password: ignored,
  role: ignored,
  profileImg: ignored,
});

export const UserAnswer = z.object({ user: User });
export const SessionAnswer = z.object({ user: User.nullable() });
export const AdminLogInAnswer = z.object({
  data: User.omit({ _id: true }).extend({ userId: Id }),
});
export const UserDataAnswer = z.object({ data: User });
export const UserListAnswer = z.object({ data: z.array(User) });
