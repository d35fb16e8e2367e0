import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { LanguageButton } from './language-switch.tsx';
import { layoutTexts } from './layout.texts.ts';
import { MainMenu, MainMenuButton } from './main-menu.tsx';
import { mainLinks, ariaCurrent } from './navigation.ts';
import { Wordmark } from './wordmark.tsx';
import './header.css';

const SCROLLED_AFTER_PX = 50;

type HeaderProps = {
  shopName: string;
  searchText: string;
  /** False on a page with its own wide search box. */
  hasWideSearch: boolean;
  cartBadge: ReactNode;
  account: ReactNode;
  menuAccount: ReactNode;
};

export function Header(props: HeaderProps) {
  const { shopName, searchText, hasWideSearch, cartBadge, account, menuAccount } = props;
  const isScrolled = useScrolledPast(SCROLLED_AFTER_PX);
  const { pathname } = useLocation();
  return (
    <header className="header" data-scrolled={isScrolled || undefined}>
      <div className="wrap header-bar">
        <Link to="/" className="wordmark">
          <Wordmark name={shopName} />
        </Link>
        <nav aria-label={layoutTexts.mainNavigation}>
          {mainLinks.map((link) => (
            <Link
              key={link.to}
              to={link.to}

              aria-current={ariaCurrent(link, pathname)}
              className="header-link"
            >
              {link.label}
            </Link>
          ))}
        </nav>
        <div className="header-tools">
          {hasWideSearch && (
            <SearchBox
              action="/products"
              label={layoutTexts.search}
              placeholder={layoutTexts.search}
              text={searchText}
              className="search-underlined"
            />
          )}
          <Link to="/cart" className="header-link">
            <Icon name="cart" />
            <span className="sr-only">{layoutTexts.cart}</span>
            {cartBadge}
          </Link>
          {account}
        </div>
        <LanguageButton />
        <MainMenuButton />
      </div>
      <LanguageOffer />
      <MainMenu shopName={shopName} account={menuAccount} />
    </header>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  );
}
