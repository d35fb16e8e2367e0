import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

type ErrorAlertProps = {
  /** A button, usually Retry. */
  action?: ReactNode;
  /** Needed at the top of a long form, far from its submit button. */
  scrollsIntoView?: boolean;
  children: ReactNode;
};

export function ErrorAlert({ action, scrollsIntoView = false, children }: ErrorAlertProps) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (scrollsIntoView) top.current?.scrollIntoView({ block: 'nearest' });
  }, [scrollsIntoView]);
  return (
    <Notice ref={top} tone="error" role="alert" actions={action}>
      {children}
    </Notice>
  );
}
