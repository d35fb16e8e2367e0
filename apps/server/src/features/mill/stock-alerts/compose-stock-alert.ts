import { formatMoment } from '@dalan/contract/language/format-day';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { formatGrams } from '@dalan/contract/money/weight';
import { html } from '../../../platform/web/escaped-html.ts';
import type { LetterMail } from '../../letters/outbox/index.ts';
import {
  mailButton,
  mailHeading,
  mailPage,
  mailStyle,
  plainFoot,
  shopNameIn,
} from '../../letters/mail-frame/index.ts';
import type { Letterhead } from '../../letters/mail-frame/index.ts';
import { stockAlertTexts as texts } from './stock-alert-texts.ts';
import type { Flour } from './stock-alerts.queries.ts';

/** The mail goes to the shop, so it is English. */
const language = 'en';
const { text, small } = mailStyle(language);

/** The payload that the trigger on the stock writes. */
export type Fall = { freeGrams: number; markGrams: number };
type Alert = Fall & Pick<Flour, 'productId' | 'name'> & { at: Date };

export function composeStockAlert(
  alert: Alert,
  to: string,
  { shop, publicOrigin }: Letterhead,
): LetterMail {
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
    to,
    replyTo: shop.email,
    subject,
    html: mailPage({ language, subject, lead, content }, shop),
    text: `${blocks.join('\n\n')}\n`,
  };
}

function leadOf({ freeGrams, markGrams, at }: Alert): string {
  const mark = formatGrams(markGrams);
  const since = formatMoment(language, at);
  return freeGrams === 0
    ? texts.noneLeft(mark, since)
    : texts.left(formatGrams(freeGrams), mark, since);
}
