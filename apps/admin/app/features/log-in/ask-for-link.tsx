import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { telephoneLink } from '@dalan/contract/contact/contact-links';
import { checkEmail } from '@dalan/contract/contact/email';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { passwordTexts, staffLinkTexts } from '@dalan/contract/people/passwords';
import { api } from '../../lib/api/api.ts';
import { useShop } from '../../lib/api/shop.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { FieldError } from '../../ui/form/field-error.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';
import { FormHeading } from './form-heading.tsx';
import { SendAgain } from './send-again.tsx';
import { touchLink } from '../../ui/layout/looks.ts';

type AskForLinkProps = { title: string; lead: string; label: string };

/** Asks for the e-mail, then says the same whether or not it has an account. */
export function AskForLink({ title, lead, label }: AskForLinkProps) {
  const toast = useToast();
  const [sent, setSent] = useState<{ email: string; sendsMail: boolean }>();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  const problem = formState.errors.email?.message;
  const { ref, ...email } = register('email', { validate: (value) => checkEmail(value) ?? true });
  const ask = useSubmission({
    send: async (typed: string) => {
      toast.clear();
      const { sendsMail } = await api.call('askForNewPassword', { body: { email: typed } });
      return { email: typed, sendsMail };
    },
    onDone: setSent,
    onFailed: (error) => toast.fail(error.message),
  });

  if (sent) return sent.sendsMail ? <LinkSent email={sent.email} /> : <NoMail />;
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit((typed) => ask.submit(typed.email.trim()))}
      sx={{ gap: 5 }}
    >
      <FormHeading title={title} lead={lead} />
      <TextField
        {...email}
        inputRef={ref}
        id="email"
        label="Email Address"
        type="email"
        autoComplete="username"
        error={problem !== undefined}
        helperText={problem ? <FieldError text={problem} /> : staffLinkTexts.phoneLead}
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        aria-busy={ask.isBusy}
        aria-disabled={ask.isLocked}
        sx={{ mt: 2 }}
      >
        {ask.isBusy ? passwordTexts.sending : label}
      </Button>
      <BackToLogIn />
    </Stack>
  );
}

function LinkSent({ email }: { email: string }) {
  const { phone } = useShop();
  const { sent, sentHelp } = passwordTexts;
  return (
    <Stack sx={{ gap: 5 }}>
      <FormHeading title={passwordTexts.sentTitle} isNextStep />
      <Typography role="status">
        {sent.before}
        <Box component="b" sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Box>
        {sent.after}
      </Typography>
      <Typography>
        {sentHelp.before}
        <Link href={telephoneLink(phone)}>{phone}</Link>
        {sentHelp.after}
      </Typography>
      <SendAgain email={email} />
      <BackToLogIn />
    </Stack>
  );
}

/** This is the same for every e-mail, because it is about the shop. */
function NoMail() {
  return (
    <Stack sx={{ gap: 5 }}>
      <FormHeading title={staffLinkTexts.noMailTitle} isNextStep />
      <Typography role="status">{staffLinkTexts.noMail}</Typography>
      <Typography>{staffLinkTexts.noMailForOwners}</Typography>
      <BackToLogIn />
    </Stack>
  );
}

function BackToLogIn() {
  return (
    <Link
      component={RouterLink}
      to={panelPaths.logIn}
      sx={{ alignSelf: 'flex-start', ...touchLink }}
    >
      {passwordTexts.backToLogIn}
    </Link>
  );
}
