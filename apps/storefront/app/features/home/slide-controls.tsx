import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { homeTexts } from './home.texts.ts';

type SlideControlsProps = {
  count: number;
  active: number;
  isPlaying: boolean;
  onToggle: () => void;
  onShow: (index: number) => void;
};

/** The controls come first in the banner, so that keyboard users reach Pause before the slides. */
export function SlideControls({ count, active, isPlaying, onToggle, onShow }: SlideControlsProps) {
  const button = (label: string, icon: IconName, onClick: () => void) => (
    <button type="button" aria-label={label} onClick={onClick} className="square-button">
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="wrap slide-controls">
      <div data-toggle="">
        {isPlaying
          ? button(homeTexts.pause, 'pause', onToggle)
          : button(homeTexts.play, 'play', onToggle)}
      </div>
      {button(homeTexts.previous, 'arrow-left', () => onShow(active - 1))}
      {button(homeTexts.next, 'arrow-right', () => onShow(active + 1))}
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={homeTexts.slideNumber(index + 1)}
          aria-current={index === active || undefined}
          onClick={() => onShow(index)}
          className="slide-dot"
        />
      ))}
    </div>
  );
}
