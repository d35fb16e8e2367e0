import type { ReactNode } from 'react';

type MessagePanelProps = { picture: ReactNode; title: string; children: ReactNode };

/** An empty or unmatched list: a drawing, what happened, and what to do now. */
export function MessagePanel({ picture, title, children }: MessagePanelProps) {
  return (
    <div className="panel">
      {picture}
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** The same for what did not come. Screen readers hear of it at once. */
export function FailurePanel(props: MessagePanelProps & { heading?: 'h1' | 'h2' }) {
  const { picture, title, heading: Heading = 'h2', children } = props;
  return (
    <div role="alert" className="panel panel-failed">
      {picture}
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
