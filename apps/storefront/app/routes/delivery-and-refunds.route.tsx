import { legalTitles } from '@dalan/contract/settings/legal-titles';

import { DeliverySection } from '../features/legal/delivery-section.tsx';
import { deliveryWords } from '../features/legal/delivery-words.rules.ts';
import { legalContent } from '../features/legal/legal-content.rules.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { legalPageTexts } from '../features/legal/legal.texts.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { settingsContext, shopContext } from '../lib/router/request-context.ts';
import { useShop } from '../lib/use-shop.ts';
import type { Route } from './+types/delivery-and-refunds.route';

export function loader({ context }: Route.LoaderArgs) {
  const settings = context.get(settingsContext);
  return {
    content: legalContent('deliveryAndRefunds', settings),
    delivery: deliveryWords(settings.delivery, context.get(shopContext)),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  const title = legalTitles.deliveryAndRefunds;
  return pageMeta(matches, title, legalPageTexts.deliveryDescription, '/delivery-and-refunds');
}

export default function DeliveryAndRefunds({ loaderData }: Route.ComponentProps) {
  const { shop } = useShop();
  return (
    <LegalPage content={loaderData.content} shop={shop}>
      <DeliverySection {...loaderData.delivery} />
    </LegalPage>
  );
}
