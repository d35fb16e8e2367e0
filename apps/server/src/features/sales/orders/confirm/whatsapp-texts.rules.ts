import { grindIn } from '@dalan/contract/catalog/grinds';
import { kgToGrams } from '@dalan/contract/money/weight';
import { formatGramsIn } from '@dalan/contract/money/weight-in';
import { formatRupees } from '@dalan/contract/money/money';
import { shortOrderId } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import { leadingName } from '@dalan/contract/language/content-language';
import type { Language } from '@dalan/contract/language/languages';
import type { Shop } from '@dalan/contract/settings/shop';
import { messagesIn } from '@dalan/contract/contact/whatsapp-messages';

type Facts = {
  order: Order;
  /** Names in other languages, by product id. */
  names: Map<string, { nameMr: string; nameHi: string }>;
  shop: Pick<Shop, 'name' | 'nameMr' | 'phone'>;
};

/** The question to the customer, and what to write if they do not answer the phone. */
export function whatsappTexts(facts: Facts) {
  const inLanguages = (text: (facts: Facts, language: Language) => string) => ({
    mr: text(facts, 'mr'),
    hi: text(facts, 'hi'),
    en: text(facts, 'en'),
  });
  return { whatsapp: inLanguages(question), whatsappNotReached: inLanguages(notReached) };
}

function question({ order, names, shop }: Facts, language: Language): string {
  const { confirm, onAccount } = messagesIn(language);
  const amount = formatRupees(order.amountToPay);
  const isEnglish = language === 'en';
  const contents = order.items.map(({ productId: { _id, name }, grind, quantityKg }) => {
    const { text: flour } = leadingName({ ...names.get(_id), name }, language);
    const how = grind === undefined ? '' : ` (${grindIn(grind, language)})`;
    return `${flour}${how} ${formatGramsIn(language, kgToGrams(quantityKg))}`;
  });
  return confirm({
    name: order.userId.name,
    shop: isEnglish ? shop.name : shop.nameMr || shop.name,
    id: shortOrderId(order._id),
    contents: contents.join(', '),
    amount: order.onAccount ? onAccount(amount) : amount,
    day: order.dueOn,
  });
}

function notReached({ order, shop }: Facts, language: Language): string {
  return messagesIn(language).noAnswer(shortOrderId(order._id), shop.phone);
}
