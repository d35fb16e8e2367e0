import { useLocation } from 'react-router';
import { useShop } from '../../lib/api/shop.ts';
import { isTranslated } from '../../lib/language/translated-pages.ts';
import { findCurrentPage } from './shell-links.ts';
import { titleTexts } from './title-texts.ts';

/** The title of a page that exists in every language. The frame sets the titles of all others. */
export function TranslatedTitle() {
  const { pathname } = useLocation();
  const shop = useShop();
  const page = findCurrentPage(pathname);
  if (page === undefined || !isTranslated(pathname)) return null;
  return <title>{titleTexts.title(titleTexts.pages[page.path] ?? page.label, shop)}</title>;
}
