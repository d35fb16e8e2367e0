import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

import { ArtPicture } from './art-picture.tsx';

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

type FailurePanelProps = { title: string; heading?: 'h1' | 'h2'; children: ReactNode };

/**
 * What did not come, under a cracked stone. Screen readers hear of it at once; when the connection
 * is back, the page asks again by itself.
 */
export function FailurePanel({ title, heading: Heading = 'h2', children }: FailurePanelProps) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const askAgain = () => void revalidate();
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
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
