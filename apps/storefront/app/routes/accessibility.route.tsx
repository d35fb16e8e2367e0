import { legalTitles } from '@dalan/contract/settings/legal-titles';

import { legalContent } from '../features/legal/legal-content.rules.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { legalPageTexts } from '../features/legal/legal.texts.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { settingsContext } from '../lib/router/request-context.ts';
import { useShop } from '../lib/use-shop.ts';
import type { Route } from './+types/accessibility.route';

export function loader({ context }: Route.LoaderArgs) {
  return legalContent('accessibility', context.get(settingsContext));
}

export function meta({ matches }: Route.MetaArgs) {
  const { accessibilityDescription } = legalPageTexts;
  return pageMeta(matches, legalTitles.accessibility, accessibilityDescription, '/accessibility');
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const { shop } = useShop();
  return <LegalPage content={loaderData} shop={shop} />;
}
