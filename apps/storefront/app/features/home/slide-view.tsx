import { fillDay, headlineLines, isDrawing, SOME_DAY } from '@dalan/contract/settings/home';
import type { HomeSlide } from '@dalan/contract/settings/home';
import { Fragment } from 'react';
import { Link } from 'react-router';

import { usePromiseWords } from '../../lib/delivery-rule/use-promise-words.ts';
import { marathiLang } from '../../lib/language/marathi-lang.ts';
import { pageLanguage } from '../../lib/language/page-language.texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { shownName } from '../../lib/language/shown-name.ts';
import { homeTexts } from './home.texts.ts';
import { drawnFlours, SlidePicture } from './slide-picture.tsx';

type SlideViewProps = {
  slide: HomeSlide;
  place: string;
  isFirst: boolean;
  isInert: boolean;
  hasPicture: boolean;
};

export function SlideView({ slide, place, isFirst, isInert, hasPicture }: SlideViewProps) {
  const { ground, eyebrow, headline, text, button, leadsTo, picture, lang } = slide;
  // English slides have a Marathi line above.
  const isEnglish = (lang ?? pageLanguage) === 'en';
  const day = usePromiseWords().words?.day ?? SOME_DAY;
  const drawn = drawnFlours[picture];
  const label = drawn && shownName(drawn);
  return (
    <div
      role="group"
      aria-roledescription={homeTexts.slide}
      aria-label={place}
      inert={isInert}
      data-ground={ground}
      className={isDrawing(picture) ? 'slide' : 'slide slide-photo'}
    >
      <div className="slide-picture">
        {hasPicture && <SlidePicture picture={picture} isFirst={isFirst} />}
      </div>
      <div className="slide-words" lang={lang}>
        {eyebrow && (
          <p lang={isEnglish ? marathiLang(eyebrow) : undefined} className="eyebrow">
            {eyebrow}
          </p>
        )}
        <h2>
          {headlineLines(fillDay(headline, day)).map((line, index) => (
            <Fragment key={index}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </h2>
        <p className="lead">{fillDay(text, day)}</p>
        <Link
          to={leadsTo}

          className={`button button-large ${ground === 'haldi' ? 'button-basalt' : 'button-primary'}`}
        >
          {button}
          <Icon name="arrow-right" />
        </Link>
      </div>
      {label && (
        <p className="slide-label">
          <b lang={label.lead.lang}>{label.lead.text}</b>
          {label.below && <span lang={label.below.lang}>{label.below.text}</span>}
        </p>
      )}
    </div>
  );
}
