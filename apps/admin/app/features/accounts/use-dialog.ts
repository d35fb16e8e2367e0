import { useState } from 'react';

/** A dialog of a page: it stays mounted while it closes, and is another one each time it opens. */
export function useDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const [opened, setOpened] = useState(0);
  return {
    isShown,
    opened,
    open: () => {
      setOpened((times) => times + 1);
      setIsShown(true);
      setIsOpen(true);
    },
    state: {
      isOpen,
      onClose: () => setIsOpen(false),
      onExited: () => setIsShown(false),
    },
  };
}
