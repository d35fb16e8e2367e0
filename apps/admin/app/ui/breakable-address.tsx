import { Fragment } from 'react';

/** An e-mail address or UPI id that can break before the @ and after each dot. */
export function BreakableAddress({ address }: { address: string }) {
  return address.split(/(?=@)|(?<=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
