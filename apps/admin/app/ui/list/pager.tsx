import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { formatNumber } from '../../lib/format/number.ts';
import { Icon } from '../icons/icon.tsx';
import { colours } from '../theme/colours.ts';
import { uiTexts } from '../ui-texts.ts';
import { useScreen } from '../use-screen.ts';
import { formatTotal } from './count-text.ts';
import type { Paging } from './list-view.ts';
import { hairline } from '../layout/looks.ts';

type PagerProps = { paging: Paging; rowCount: number; noun: string };

export function Pager({ paging, rowCount, noun }: PagerProps) {
  const { page, firstRow, pageSize, pageSizes, total, isTotalCapped, onPage, onPageSize } = paging;
  const isPhone = useScreen() === 'phone';
  const lastRow = firstRow + rowCount - 1;
  const hasNext = isTotalCapped ? rowCount === pageSize : lastRow < total;
  return (
    <Box component="nav" aria-label={uiTexts.list.pages(noun)} sx={foot}>
      <Box component="label" sx={size}>
        {isPhone ? uiTexts.list.rows : uiTexts.list.rowsPerPage}
        <Box
          component="select"
          value={pageSize}
          onChange={(event) => onPageSize(Number(event.target.value))}
          sx={sizeBox}
        >
          {pageSizes.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Box>
        <Icon name="down" size={16} />
      </Box>
      <span>
        {uiTexts.list.range(
          formatNumber(firstRow),
          formatNumber(lastRow),
          formatTotal({ total, isTotalCapped }),
        )}
      </span>
      <Box sx={pageButtons}>
        <PageButton
          label={uiTexts.list.previous}
          icon="left"
          isOff={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <PageButton
          label={uiTexts.list.next}
          icon="right"
          isOff={!hasNext}
          onClick={() => onPage(page + 1)}
        />
      </Box>
    </Box>
  );
}

type PageButtonProps = {
  label: string;
  icon: 'left' | 'right';
  isOff: boolean;
  onClick: () => void;
};

/** The button is `aria-disabled`, not `disabled`, so that it keeps the focus on the last page. */
function PageButton({ label, icon, isOff, onClick }: PageButtonProps) {
  return (
    <IconButton
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      <Icon name={icon} size={18} />
    </IconButton>
  );
}

const foot = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: { xs: 5, sm: 7 },
  minHeight: 52,
  px: 2,
  borderTop: hairline,
  fontSize: 'note',
};

const size = {
  display: 'flex',
  alignItems: 'center',
  color: colours.basalt700,
  '& svg': { ml: '-26px', color: colours.basalt900, pointerEvents: 'none' },
};

const sizeBox = {
  appearance: 'none',
  height: { xs: 40, md: 32 },
  ml: 2,
  pl: 3,
  pr: 8,
  border: `1px solid ${colours.basalt500}`,
  backgroundColor: colours.flour0,
  color: colours.basalt900,
  font: 'inherit',
  fontSize: 'small',
  fontWeight: 600,
} as const;

const pageButtons = {
  display: 'flex',
  flex: 'none',
  '& button': {
    border: `1px solid ${colours.basalt500}`,
    '@media (pointer: coarse)': { width: 44, height: 44 },
  },
  '& button + button': { ml: '-1px' },
  "& button[aria-disabled='true'], & button[aria-disabled='true']:hover": {
    borderColor: colours.flour200,
    color: colours.basalt300,
    backgroundColor: 'transparent',
    cursor: 'default',
  },
};
