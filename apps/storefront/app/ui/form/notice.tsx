import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { Icon } from '../icon.tsx';
import './form.css';

type NoticeProps = {
  tone: 'failed' | 'done' | 'info';
  /** Shown below the text, for example a list or a button. */
  more?: ReactNode;
  children: ReactNode;
};

/** The result of a form, above its fields. A failure takes the focus. */
export function Notice({ tone, more, children }: NoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isFailed = tone === 'failed';
  useEffect(() => {
    if (isFailed) ref.current?.focus();
  }, [isFailed]);
  return (
    <div
      ref={ref}
      role={isFailed ? 'alert' : 'status'}
      tabIndex={-1}
      className={`notice notice-${tone}`}
    >
      <Icon name={tone === 'done' ? 'check' : 'warning'} />
      <p>{children}</p>
      {more && <div className="notice-more">{more}</div>}
    </div>
  );
}
