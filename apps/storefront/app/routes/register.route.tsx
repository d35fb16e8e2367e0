import { useNavigate, useSearchParams } from 'react-router';

import { RegisterForm } from '../features/register/register-form.tsx';
import { registerTexts } from '../features/register/register.texts.ts';
import { noIndex } from '../lib/meta/no-index.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { withReturnPath } from '../lib/session/return-path.ts';
import { FormPage } from '../ui/form/form-page.tsx';
import type { Route } from './+types/register.route';

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, registerTexts.title), noIndex];
}

export default function Register() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const logIn = withReturnPath('/login', query);
  return (
    <FormPage
      title={registerTexts.title}
      ground="kumkum"
      sloganMr={registerTexts.eyebrow}
      slogan={registerTexts.slogan}
      alternative={{ question: registerTexts.haveAccount, label: registerTexts.logIn, to: logIn }}
    >
      <RegisterForm
        onRegistered={async (registeredEmail) => navigate(logIn, { state: { registeredEmail } })}
      />
    </FormPage>
  );
}
