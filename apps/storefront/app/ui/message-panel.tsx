import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

import { ArtPicture } from './art-picture.tsx';

type MessagePanelProps = { picture: ReactNode; title: string; children: ReactNode };

/** Shown for an empty list: a drawing, the reason, and what to do. */
export function MessagePanel({ picture, title, children }: MessagePanelProps) {
  return (
    <div className="panel">
      {picture}
      <h2>{title}</h2>
      {children}
    </div>
  );
}

type FailurePanelProps = { title: string; heading?: 'h1' | 'h2'; children: ReactNode };

/** Shown for a failed load. It retries by itself when the connection is back. */
export function FailurePanel({ title, heading: Heading = 'h2', children }: FailurePanelProps) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const retry = () => void revalidate();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [revalidate]);
  return (
    <div role="alert" className="panel panel-failed">
      <ArtPicture
        path="/art/scene-cracked"
        widths={[360, 720]}
        sizes="186px"
        width={940}
        height={760}
      />
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
