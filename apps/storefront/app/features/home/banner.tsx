import type { HomeSlide } from '@dalan/contract/settings/home';

import { homeTexts } from './home.texts.ts';
import { SlideControls } from './slide-controls.tsx';
import { SlideView } from './slide-view.tsx';
import { useSlides } from './use-slides.ts';
import './banner.css';

const SLIDE_EVERY_MS = 5000;

/** Any touch, focus or control stops the autoplay. */
export function Banner({ slides }: { slides: readonly HomeSlide[] }) {
  const strip = useSlides(slides.length, SLIDE_EVERY_MS);
  const {
    stripRef,
    active,
    isPlaying,
    isReady,
    loadsAllPictures,
    show,
    play,
    followScroll,
    settle,
  } = strip;
  const isCarousel = slides.length > 1;
  return (
    <section
      {...(isCarousel && { 'aria-roledescription': homeTexts.carousel })}
      aria-label={homeTexts.banner}
      data-ground={slides[active]?.ground}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) play(false);
      }}
      onPointerDown={(event) => {
        // Pause is left out, because its click handler toggles the autoplay.
        if (!(event.target as Element).closest('[data-toggle]')) play(false);
      }}
      className="banner"
    >
      {isCarousel && (
        <SlideControls
          count={slides.length}
          active={active}
          isPlaying={isPlaying}
          onToggle={() => play(!isPlaying)}
          onShow={(index) => {
            play(false);
            show(index);
          }}
        />
      )}
      <div
        ref={stripRef}
        aria-live={isPlaying ? 'off' : 'polite'}
        onScroll={followScroll}
        onScrollEnd={settle}
        className="slides"
      >
        {slides.map((slide, index) => (
          <SlideView
            key={slide.id}
            slide={slide}
            place={homeTexts.slidePlace(index + 1, slides.length)}
            isFirst={index === 0}
            isInert={isReady && index !== active}
            hasPicture={index === 0 || loadsAllPictures}
          />
        ))}
      </div>
    </section>
  );
}
