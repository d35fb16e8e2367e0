import { Link } from 'react-router';

import { artSrcSet } from '../../ui/art-picture.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Slide } from './slides.ts';

type SlideViewProps = {
  slide: Slide;
  place: string;
  isFirst: boolean;
  isInert: boolean;
  hasPicture: boolean;
};

export function SlideView({ slide, place, isFirst, isInert, hasPicture }: SlideViewProps) {
  const { id, ground, eyebrow, title, lead, action, label } = slide;
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={place}
      inert={isInert}
      data-ground={ground}
      className="slide"
    >
      <div className="slide-picture">
        {hasPicture && <SlidePicture id={id} isFirst={isFirst} />}
      </div>
      <div className="slide-words">
        <p lang="mr" className="eyebrow">
          {eyebrow}
        </p>
        <Title>
          {title[0]}
          <br />
          {title[1]}
        </Title>
        <p className="lead">{lead}</p>
        <Link
          to="/products"
          className={`button button-large ${ground === 'haldi' ? 'button-basalt' : 'button-primary'}`}
        >
          {action}
          <Icon name="arrow-right" />
        </Link>
      </div>
      {label && (
        <p className="slide-label">
          <b>{label.name}</b>
          <span lang="mr">{label.nameMr}</span>
        </p>
      )}
    </div>
  );
}

/**
 * Wide screens show 600 px of height, right-aligned. Phones show a low crop of the square drawing.
 */
const shapes = [
  {
    shape: 'wide',
    widths: [1280, 1600, 2400],
    media: '(width >= 56.25rem)',
    sizes: '1500px',
    width: 1600,
    height: 640,
  },
  { shape: 'square', widths: [480, 720, 960, 1440], sizes: '100vw', width: 800, height: 800 },
];

function SlidePicture({ id, isFirst }: { id: string; isFirst: boolean }) {
  return (
    <picture>
      {shapes.map(({ shape, widths, ...source }) =>
        ['avif', 'webp'].map((format) => (
          <source
            key={shape + format}
            type={`image/${format}`}
            srcSet={artSrcSet(`/art/${id}-${shape}`, widths, format)}
            {...source}
          />
        )),
      )}
      <img
        src={`/art/${id}-square-720.jpg`}
        alt=""
        width={800}
        height={800}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
