import { weekdayOf } from '@dalan/contract/delivery';
import { formatRupees } from '@dalan/contract/money';
import { shortOrderId } from '@dalan/contract/orders';
import type { Order } from '@dalan/contract/orders';

const months = {
  mr: 'जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर',
  hi: 'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
  en: 'January February March April May June July August September October November December',
} as const;

/** From Sunday on. In Marathi "on Monday" is one word. */
const weekdays = {
  mr: 'रविवारी सोमवारी मंगळवारी बुधवारी गुरुवारी शुक्रवारी शनिवारी',
  hi: 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार',
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
} as const;

type Language = keyof typeof months;

function dayIn(language: Language, day: string): string {
  const weekday = weekdays[language].split(' ')[weekdayOf(day)] ?? '';
  const month = months[language].split(' ')[Number(day.slice(5, 7)) - 1] ?? '';
  return `${weekday}, ${Number(day.slice(8))} ${month}`;
}

type Facts = {
  order: Order;
  /** By product id. Where one is missing, the English name stands. */
  namesMr: Record<string, string>;
  shop: { name: string; nameMr: string };
};

/** The question to the customer in each language. Flours have no Hindi names yet. */
export function whatsappTexts({ order, namesMr, shop }: Facts): Record<Language, string> {
  const id = shortOrderId(order._id);
  const amount = formatRupees(order.amountToPay);
  const { name } = order.userId;
  const contents = (unit: string, names: Record<string, string> = {}) =>
    order.items
      .map(({ productId, quantityKg }) => {
        return `${names[productId._id] ?? productId.name} ${quantityKg} ${unit}`;
      })
      .join(', ');
  const shopMr = shop.nameMr || shop.name;
  return {
    mr: `नमस्कार ${name}, ${shopMr} गिरणीकडून. तुमची ऑर्डर ${id}: ${contents('किलो', namesMr)}, ${amount}, ${dayIn('mr', order.dueOn)}. दळायला घेऊ का?`,
    hi: `नमस्ते ${name}, ${shopMr} चक्की से। आपका ऑर्डर ${id}: ${contents('किलो')}, ${amount}, ${dayIn('hi', order.dueOn)} को। पीस दें?`,
    en: `Namaskar ${name}, ${shop.name} here. Your order ${id}: ${contents('kg')}, ${amount}, on ${dayIn('en', order.dueOn)}. Shall we mill it?`,
  };
}
