import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { eyebrowLang } from '../../lib/language/lang-of.ts';
import { ArtPicture } from '../art-picture.tsx';
import { formTexts } from './form.texts.ts';
import './form.css';

type FormPageProps = {
  title: string;
  /** True if the page replaces a form that had the focus: its title then takes it over. */
  isNextStep?: boolean;
  ground: 'neel' | 'kumkum';
  /** Shown next to the form on wide screens. */
  slogan: string;
  sloganMr: string;
  /** The link to the other form, such as log-in or registration. */
  alternative?: { question?: string; label: string; to: string };
  children: ReactNode;
};

/** A form next to a drawing, or below a strip of it on phones. */
export function FormPage(props: FormPageProps) {
  const { title, isNextStep = false, ground, slogan, sloganMr, alternative, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNextStep) heading.current?.focus();
  }, [isNextStep, title]);
  return (
    <div className="form-page">
      <div className={`form-page-art powder-${ground} bg-(--powder)`}>
        <ArtPicture
          path={`/art/scene-rise-${ground}`}
          widths={[640, 1040, 1600]}
          // Phones show only a strip, for which half the resolution is enough.
          sizes="(width >= 56.25rem) 1160px, 240px"
          width={1600}
          height={1200}
        />
        <div className="form-page-words">
          <p lang={eyebrowLang}>{sloganMr}</p>
          <p>{slogan}</p>
        </div>
      </div>
      <div className="form-page-form">
        <h1 ref={heading} tabIndex={-1} className="text-h1">
          {title}
        </h1>
        <noscript>
          <p className="mt-4">{formTexts.noScript}</p>
        </noscript>
        {children}
        <div className="mt-6 flex flex-wrap items-center gap-x-6">
          {alternative && (
            <p>
              {alternative.question}{' '}
              <Link to={alternative.to} className="link inline-flex min-h-11 items-center">
                {alternative.label}
              </Link>
            </p>
          )}
          <Link to="/" className="link inline-flex min-h-11 items-center">
            {formTexts.backToHome}
          </Link>
        </div>
      </div>
    </div>
  );
}
