import { legalContent } from '../features/legal/legal-content.rules.ts';
import { PrivacyPage } from '../features/legal/privacy-page.tsx';
import { privacyTexts } from '../features/legal/privacy.texts.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { settingsContext } from '../lib/router/request-context.ts';
import { useShop } from '../lib/use-shop.ts';
import type { Route } from './+types/privacy.route';

export function loader({ context }: Route.LoaderArgs) {
  return legalContent('privacy', context.get(settingsContext));
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, privacyTexts.title, privacyTexts.description, '/privacy');
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { shop } = useShop();
  return <PrivacyPage content={loaderData} shop={shop} />;
}
