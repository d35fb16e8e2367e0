import { Fragment } from 'react';

/** An e-mail that breaks before its @ and after its dots, and nowhere else if that is enough. */
export function BreakableEmail({ email }: { email: string }) {
  return email.split(/(?=@)|(?<=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
