import { barLinks, footerLinks, linkMarks, menuLinks } from '../../page-lists.rules.ts';
import type { IconName } from '../../ui/icon.tsx';
import { layoutTexts } from './layout.texts.ts';

type ListedLink = (typeof menuLinks)[number];

function labelled<Link extends ListedLink>(links: readonly Link[]) {
  return links.map((link) => ({ ...link, label: layoutTexts[link.text] }));
}

export const mainLinks = labelled(menuLinks);
export const quickLinks = labelled(footerLinks);
export const bottomBarLinks = labelled<ListedLink & { icon: IconName }>(barLinks);

/** `page` on the link's own page and those it stands for, `true` on its subpages. */
export function ariaCurrent({ to }: { to: string }, pathname: string): 'page' | true | undefined {
  if (pathname === to) return 'page';
  return linkMarks.find(({ at, link }) => link === to && at.test(pathname))?.as;
}
