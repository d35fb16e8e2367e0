import { Link, useNavigate, useSearchParams } from 'react-router';

import { RegisterForm } from '../features/register/register-form.tsx';
import { noIndex } from '../lib/no-index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { withReturnPath } from '../lib/return-path.ts';
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
      wordsMr="नाव लिहा, दळण ठेवा"
      words="Your name on the tin."
    >
      <RegisterForm
        onRegistered={(registeredEmail) => void navigate(logIn, { state: { registeredEmail } })}
      />
      <div className="mt-6 flex flex-wrap items-center gap-x-6">
        <p>
          Already have an account?{' '}
          <Link to={logIn} className="link inline-flex min-h-11 items-center">
            Login
          </Link>
        </p>
        <Link to="/" className="link inline-flex min-h-11 items-center">
          Back to Home
        </Link>
      </div>
    </FormPage>
  );
}
