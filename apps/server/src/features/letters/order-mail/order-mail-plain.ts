import type { Shop } from '@dalan/contract/settings/shop';
import { mailFrameTexts, plainFoot, shopNameIn } from '../mail-frame/index.ts';
import type { MailContent } from './order-mail-content.ts';
import { orderMailTexts } from './order-mail-texts.ts';

/** The mail as plain text, for readers and devices without HTML. */
export function orderMailPlain(content: MailContent, shop: Shop): string {
  const { language, orderId, heading, greeting, lead, next, items, total, rows, action } = content;
  const { labels } = orderMailTexts[language];
  const blocks = [
    shopNameIn(language, shop),
    heading.toUpperCase(),
    [greeting, lead].filter(Boolean).join('\n'),
    [`${labels.nextSteps}:`, ...next.map((step) => `- ${step}`)].join('\n'),
    [
      `${labels.order} ${orderId}`,
      ...items.flatMap(({ name, detail, milled, total: amount }) => [
        `${name.text}, ${detail}: ${amount}`,
        ...(milled === '' ? [] : [`  ${milled}`]),
      ]),
      `${labels.total}: ${total}`,
    ].join('\n'),
    rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    `${action.label}: ${action.url}`,
    content.ends,
    content.notYou && `${content.notYou.question} ${content.notYou.answer}`,
    `${mailFrameTexts[language].questions} ${content.questions}`,
    plainFoot(language, shop),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
