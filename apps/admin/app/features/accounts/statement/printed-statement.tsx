import type { AccountStatement } from '@dalan/contract/on-account/accounts';
import { statementView } from '@dalan/contract/on-account/statement-view';
import { AccountStatementSheet } from '@dalan/papers/account-statement';
import { useShop } from '../../../lib/api/shop.ts';
import { qrPath } from '../../../ui/qr-path.ts';
import type { WordsByLanguage } from './statement-words.ts';
import '@dalan/papers/account-statement.css';

type PrintedStatementProps = { statement: AccountStatement; words: WordsByLanguage };

export function PrintedStatement({ statement, words }: PrintedStatementProps) {
  const shop = useShop();
  const { language } = statement.customer;
  const inTheirs = words[language];
  if (inTheirs === undefined) return null;
  const view = statementView(statement, inTheirs, shop);
  return (
    <AccountStatementSheet
      view={view}
      words={inTheirs}
      mark={<p className="bill-mark">{shop.name}</p>}
      code={view.upi && <Code link={view.upi.link} alt={view.upi.alt} />}
      level={2}
      lang={language}
    />
  );
}

function Code({ link, alt }: { link: string; alt: string }) {
  const { size, path } = qrPath(link);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={alt} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
