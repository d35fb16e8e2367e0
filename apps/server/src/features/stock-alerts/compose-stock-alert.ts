import { momentIn } from '@dalan/contract/language/days-in';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { formatGrams } from '@dalan/contract/money/weight';
import type { Mail } from '../../integrations/mailer/mailer.ts';
import { html } from '../../platform/web/escaped-html.ts';
import {
  mailButton,
  mailHeading,
  mailPage,
  mailStyle,
  messageIdOf,
  plainFoot,
  shopNameIn,
} from '../mail-frame/index.ts';
import type { Letterhead } from '../mail-frame/index.ts';
import { stockAlertTexts as texts } from './stock-alert-texts.ts';
import type { ClaimedAlert } from './stock-alerts.queries.ts';

/** For the shop, so in English. */
const language = 'en';
const { text, small } = mailStyle(language);

export function composeStockAlert(
  alert: ClaimedAlert,
  to: string,
  { shop, publicOrigin, mailDomain }: Letterhead,
): Mail {
  const subject = texts.subject(alert.name, shopNameIn(language, shop));
  const heading = texts.heading(alert.name);
  const lead = leadOf(alert);
  const action = {
    label: texts.action,
    url: new URL(`${panelPaths.stock}?flour=${alert.productId}`, publicOrigin).href,
  };
  const content = html`${mailHeading(language, heading)}
    <p style="margin:0 0 20px;${text}">${lead}</p>
    ${mailButton(language, action)}
    <p style="margin:0;${small}">${texts.why}</p>`;
  const blocks = [
    shopNameIn(language, shop),
    heading.toUpperCase(),
    lead,
    `${action.label}: ${action.url}`,
    texts.why,
    plainFoot(language, shop),
  ];
  return {
    // The same for every try, so that mail systems drop a duplicate.
    messageId: messageIdOf(['stock alert', alert.id], mailDomain),
    to,
    replyTo: shop.email,
    subject,
    html: mailPage({ language, subject, lead, content }, shop),
    text: `${blocks.join('\n\n')}\n`,
  };
}

function leadOf({ freeGrams, markGrams, at }: ClaimedAlert): string {
  const mark = formatGrams(markGrams);
  const since = momentIn(language, at);
  return freeGrams === 0
    ? texts.noneLeft(mark, since)
    : texts.left(formatGrams(freeGrams), mark, since);
}
