import type { StatusColour } from '@dalan/contract/my-orders';

import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon.tsx';

/** Grey has a dot of its own, drawn by the styles. */
const icons: Partial<Record<StatusColour, IconName>> = {
  green: 'check',
  yellow: 'clock',
  red: 'close',
};

export function StatusChip({ colour, words }: { colour: StatusColour; words: string }) {
  const icon = icons[colour];
  return (
    <span className={`chip chip-${colour}`}>
      {icon && <Icon name={icon} />}
      {words}
    </span>
  );
}
