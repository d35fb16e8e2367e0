import { PrivacyPage } from '../features/privacy/privacy-page.tsx';
import { privacyTexts } from '../features/privacy/privacy-texts.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { useShop } from '../lib/use-shop.ts';
import type { Route } from './+types/privacy.route';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, privacyTexts.title, privacyTexts.description, '/privacy');
}

export default function Privacy() {
  const { shop } = useShop();
  return <PrivacyPage shop={shop} />;
}
