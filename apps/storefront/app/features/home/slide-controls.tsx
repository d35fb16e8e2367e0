import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon.tsx';

type SlideControlsProps = {
  count: number;
  active: number;
  isPlaying: boolean;
  onToggle: () => void;
  onShow: (index: number) => void;
};

/** First in the banner, so that keyboard users reach Pause before the slides. */
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
          ? button('Pause slides', 'pause', onToggle)
          : button('Play slides', 'play', onToggle)}
      </div>
      {button('Previous slide', 'arrow-left', () => onShow(active - 1))}
      {button('Next slide', 'arrow-right', () => onShow(active + 1))}
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={`Slide ${index + 1}`}
          aria-current={index === active || undefined}
          onClick={() => onShow(index)}
          className="slide-dot"
        />
      ))}
    </div>
  );
}
