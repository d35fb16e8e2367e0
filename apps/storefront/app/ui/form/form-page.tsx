import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { ArtPicture } from '../art-picture.tsx';

type FormPageProps = {
  title: string;
  ground: 'neel' | 'kumkum';
  /** Said beside the form where there is room, in both languages. */
  words: string;
  wordsMr: string;
  /** For who came to the wrong form. */
  alternative: { question: string; label: string; to: string };
  children: ReactNode;
};

/** A form beside a rising rangoli; on phones below a strip of it. */
export function FormPage(props: FormPageProps) {
  const { title, ground, words, wordsMr, alternative, children } = props;
  return (
    <div className="form-page">
      <div className={`form-page-art powder-${ground} bg-(--powder)`}>
        <ArtPicture
          path={`/art/scene-rise-${ground}`}
          widths={[640, 1040, 1600]}
          // A strip on phones, where half the pixels do.
          sizes="(width >= 56.25rem) 1160px, 240px"
          width={1600}
          height={1200}
        />
        <div className="form-page-words">
          <p lang="mr">{wordsMr}</p>
          <p>{words}</p>
        </div>
      </div>
      <div className="form-page-form">
        <h1 className="text-h1">{title}</h1>
        <noscript>
          <p className="mt-4">Please turn on JavaScript to send this form.</p>
        </noscript>
        {children}
        <div className="mt-6 flex flex-wrap items-center gap-x-6">
          <p>
            {alternative.question}{' '}
            <Link to={alternative.to} className="link inline-flex min-h-11 items-center">
              {alternative.label}
            </Link>
          </p>
          <Link to="/" className="link inline-flex min-h-11 items-center">
            Back to Home
          </Link>
        </div>
      </div>
    </div>
  );
}
