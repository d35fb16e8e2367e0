import { iconPaths } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';

/** The icon is decorative: use it beside a text, or in a control with its own label. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="square"
      strokeLinejoin="miter"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
