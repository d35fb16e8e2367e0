import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { formatRupees } from '@dalan/contract/money/money';
import { freeOfLimit } from '@dalan/contract/on-account/accounts';
import type { Account } from '@dalan/contract/on-account/accounts';
import { formatRecentDay } from '../../../lib/format/india-time.ts';
import { formatWholeRupees } from '../../../lib/format/rupees.ts';
import { fourTiles } from '../../../ui/layout/four-tiles.ts';
import { sentenceLink, sheetInset } from '../../../ui/layout/looks.ts';
import { colours } from '../../../ui/theme/colours.ts';
import { accountTexts as texts } from '../accounts-texts.ts';
import { Age } from '../age.tsx';

type AccountFiguresProps = {
  account: Account;
  /** Undefined for those who may not change the limit. */
  onChange: (() => void) | undefined;
};

export function AccountFigures({ account, onChange }: AccountFiguresProps) {
  const { owes, limit, over, oldestOpen } = account;
  const isOver = over > 0;
  return (
    <Box component="dl" sx={figures}>
      <div>
        <dt>{texts.owes}</dt>
        <Box component="dd" sx={isOver ? red : undefined}>
          {formatRupees(owes)}
        </Box>
      </div>
      <div>
        <dt>
          {texts.limit}{' '}
          {onChange && (
            <Link
              component="button"
              type="button"
              aria-label={texts.changeLabel}
              aria-haspopup="dialog"
              onClick={onChange}
              sx={change}
            >
              {texts.change}
            </Link>
          )}
        </dt>
        <dd>{formatWholeRupees(limit)}</dd>
      </div>
      <div>
        <dt>{isOver ? texts.overBy : texts.free}</dt>
        <Box component="dd" sx={isOver ? red : undefined}>
          {formatRupees(isOver ? over : freeOfLimit(account))}
        </Box>
      </div>
      <div>
        <dt>{texts.oldest}</dt>
        <dd>
          {oldestOpen === null ? (
            <Box component="span" sx={{ fontSize: 'body', fontWeight: 400 }}>
              {texts.nothingOpen}
            </Box>
          ) : (
            <>
              {formatRecentDay(oldestOpen)}{' '}
              <Box component="small" sx={{ fontSize: 'small' }}>
                <Age since={oldestOpen} />
              </Box>
            </>
          )}
        </dd>
      </div>
    </Box>
  );
}

const red = { color: colours.kumkum };
const change = { ...sentenceLink, font: 'inherit', verticalAlign: 'baseline' } as const;
const figures = {
  ...fourTiles,
  m: 0,
  '& > div': { minWidth: 0, ...sheetInset, py: 3 },
  '& dt': { fontSize: 'small', color: colours.basalt700 },
  '& dd': { m: 0, fontSize: 'title', fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' },
  '& > div:first-of-type dd': { fontSize: { xs: 'title', sm: 'figure' }, lineHeight: 1.2 },
} as const;
