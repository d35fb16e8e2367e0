import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { LanguageStrip } from './language-switch.tsx';
import { layoutTexts } from './layout.texts.ts';
import { mainLinks, ariaCurrent } from './navigation.ts';
import { Wordmark } from './wordmark.tsx';

const MENU_ID = 'main-menu';

/**
 * Invoker commands work before hydration. The click handlers are the fallback for older browsers.
 */
const opensMenu = { command: 'show-modal', commandfor: MENU_ID };
const closesMenu = { command: 'close', commandfor: MENU_ID };

function openMenu(event: MouseEvent): void {
  if ('commandForElement' in event.currentTarget) return;
  (document.getElementById(MENU_ID) as HTMLDialogElement).showModal();
}

function closeMenu(event: MouseEvent): void {
  if ('commandForElement' in event.currentTarget) return;
  (document.getElementById(MENU_ID) as HTMLDialogElement).close();
}

export function MainMenuButton() {
  return (
    <button
      type="button"
      aria-label={layoutTexts.menu}
      aria-haspopup="dialog"
      onClick={openMenu}
      className="square-button md:hidden"
      {...opensMenu}
    >
      <Icon name="menu" />
    </button>
  );
}

/** The menu on phones. Following a link or searching closes it. */
export function MainMenu({ shopName, account }: { shopName: string; account: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <dialog
      id={MENU_ID}
      aria-label={layoutTexts.menu}
      onClick={(event) => {
        const isDone = (event.target as Element).closest('a, [data-closes]');
        if (isDone) event.currentTarget.close();
      }}
      onSubmit={(event) => event.currentTarget.close()}
      className="on-dark menu md:hidden"
    >
      <div className="menu-head wordmark">
        <Wordmark name={shopName} ground="on-dark" />
        <button
          type="button"
          aria-label={layoutTexts.closeMenu}
          onClick={closeMenu}
          className="square-button"
          {...closesMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      <SearchBox
        action="/products"
        label={layoutTexts.search}
        placeholder={layoutTexts.search}
        text=""
      />
      <nav aria-label={layoutTexts.menu}>
        {mainLinks.map((link) => (
          <Link
            key={link.to}
            to={link.to}
            aria-current={ariaCurrent(link, pathname)}
            className="menu-link"
          >
            {link.label}
          </Link>
        ))}
      </nav>
      <LanguageStrip />
      {account}
    </dialog>
  );
}
