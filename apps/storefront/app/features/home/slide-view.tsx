import { fillDay, headlineLines, isDrawing, SOME_DAY } from '@dalan/contract/home';
import type { HomeSlide } from '@dalan/contract/home';
import { Fragment } from 'react';
import { Link } from 'react-router';

import { usePromiseWords } from '../../lib/delivery-rule/use-promise-words.ts';
import { langOf } from '../../lib/language/lang-of.ts';
import { Icon } from '../../ui/icon.tsx';
import { shownName } from '../catalog/shown-name.ts';
import { homeTexts } from './home.texts.en.ts';
import { drawnFlours, SlidePicture } from './slide-picture.tsx';

type SlideViewProps = {
  slide: HomeSlide;
  place: string;
  isFirst: boolean;
  isInert: boolean;
  hasPicture: boolean;
};

export function SlideView({ slide, place, isFirst, isInert, hasPicture }: SlideViewProps) {
  const { ground, eyebrow, headline, text, button, leadsTo, picture } = slide;
  const day = usePromiseWords().words?.day ?? SOME_DAY;
  const Title = isFirst ? 'h1' : 'h2';
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
      <div className="slide-words">
        {eyebrow && (
          <p lang={langOf('mr')} className="eyebrow">
            {eyebrow}
          </p>
        )}
        <Title lang={langOf('en')}>
          {headlineLines(fillDay(headline, day)).map((line, index) => (
            <Fragment key={index}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </Title>
        <p lang={langOf('en')} className="lead">
          {fillDay(text, day)}
        </p>
        <Link
          to={leadsTo}
          lang={langOf('en')}
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
