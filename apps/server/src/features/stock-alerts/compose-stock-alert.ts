import { panelPaths } from '@dalan/contract/panel-paths';
import { formatGrams } from '@dalan/contract/weight';
import type { Mail } from '../../integrations/mailer/mailer.ts';
import { html } from '../../platform/web/escaped-html.ts';
import {
  formatMoment,
  fullName,
  mailButton,
  mailHeading,
  mailPage,
  mailStyle,
  messageIdOf,
  plainFoot,
} from '../mail-frame/index.ts';
import type { Letterhead } from '../mail-frame/index.ts';
import { stockAlertTexts as texts } from './stock-alert-texts.ts';
import type { ClaimedAlert } from './stock-alerts.queries.ts';

export function composeStockAlert(
  alert: ClaimedAlert,
  to: string,
  { shop, publicOrigin, mailDomain }: Letterhead,
): Mail {
  const subject = texts.subject(alert.name, fullName(shop));
  const heading = texts.heading(alert.name);
  const lead = leadOf(alert);
  const action = {
    label: texts.action,
    url: new URL(`${panelPaths.stock}?flour=${alert.productId}`, publicOrigin).href,
  };
  const content = html`${mailHeading(heading)}
    <p style="margin:0 0 20px;${mailStyle.text}">${lead}</p>
    ${mailButton(action)}
    <p style="margin:0;${mailStyle.small}">${texts.why}</p>`;
  const blocks = [
    fullName(shop),
    heading.toUpperCase(),
    lead,
    `${action.label}: ${action.url}`,
    texts.why,
    plainFoot(shop),
  ];
  return {
    // The same for every try, so that mail systems drop a duplicate.
    messageId: messageIdOf(['stock alert', alert.id], mailDomain),
    to,
    replyTo: shop.email,
    subject,
    html: mailPage({ subject, lead, content }, shop),
    text: `${blocks.join('\n\n')}\n`,
  };
}

function leadOf({ freeGrams, markGrams, at }: ClaimedAlert): string {
  const mark = formatGrams(markGrams);
  const since = formatMoment(at);
  return freeGrams === 0
    ? texts.noneLeft(mark, since)
    : texts.left(formatGrams(freeGrams), mark, since);
}
