import { useNavigate, useSearchParams } from 'react-router';

import { RegisterForm } from '../features/register/register-form.tsx';
import { noIndex } from '../lib/meta/no-index.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { withReturnPath } from '../lib/session/return-path.ts';
import { FormPage } from '../ui/form/form-page.tsx';
import type { Route } from './+types/register.route';

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, 'Register'), noIndex];
}

export default function Register() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const logIn = withReturnPath('/login', query);
  return (
    <FormPage
      title="Register"
      ground="kumkum"
      sloganMr="नाव लिहा, दळण ठेवा"
      slogan="Your name on the tin."
      alternative={{ question: 'Already have an account?', label: 'Login', to: logIn }}
    >
      <RegisterForm
        onRegistered={async (registeredEmail) => navigate(logIn, { state: { registeredEmail } })}
      />
    </FormPage>
  );
}
