import type { ReactNode } from 'react';

import { ArtPicture } from '../art-picture.tsx';

type FormPageProps = {
  title: string;
  ground: 'neel' | 'kumkum';
  /** Said beside the form where there is room, in both languages. */
  words: string;
  wordsMr: string;
  children: ReactNode;
};

/** A form beside a rising rangoli; on phones below a strip of it. */
export function FormPage({ title, ground, words, wordsMr, children }: FormPageProps) {
  return (
    <div className="form-page">
      <div className={`form-page-art powder-${ground} bg-(--powder)`}>
        <ArtPicture
          path={`/art/scene-rise-${ground}`}
          widths={[1040, 1600]}
          sizes="(width >= 56.25rem) 1160px, 520px"
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
      </div>
    </div>
  );
}
