import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

type Choice = 'wide' | 'narrow';
type SidebarForm = Choice | 'overlay';

export const sidebarWidths = { wide: 200, narrow: 64, overlay: 0 } as const;

/** Each screen size remembers its own choice. */
const storageKeys = { tablet: 'admin-sidebar-tablet', desk: 'admin-sidebar-desk' } as const;

export function useSidebar() {
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const screen = useMediaQuery('(min-width: 1280px)', { noSsr: true }) ? 'desk' : 'tablet';
  const [choices, setChoices] = useState(() => ({
    tablet: readChoice('tablet') ?? 'narrow',
    desk: readChoice('desk') ?? 'wide',
  }));
  const form: SidebarForm = isPhone ? 'overlay' : choices[screen];

  function toggle() {
    const choice = choices[screen] === 'wide' ? 'narrow' : 'wide';
    setChoices({ ...choices, [screen]: choice });
    writeChoice(screen, choice);
  }
  return { form, toggle };
}

function readChoice(screen: keyof typeof storageKeys): Choice | undefined {
  try {
    const choice = localStorage.getItem(storageKeys[screen]);
    return choice === 'wide' || choice === 'narrow' ? choice : undefined;
  } catch {
    return undefined;
  }
}

function writeChoice(screen: keyof typeof storageKeys, choice: Choice): void {
  try {
    localStorage.setItem(storageKeys[screen], choice);
  } catch {
    // If storage is blocked, the choice lasts until the next reload.
  }
}
