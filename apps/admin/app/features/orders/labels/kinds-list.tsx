import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { formatKg } from '../../../lib/format/weight.ts';
import { CountStepper } from '../../../ui/form/count-stepper.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import {
  faintLine,
  focusRing,
  plainList,
  sheetInset,
  strongLine,
  touchLink,
} from '../../../ui/layout/looks.ts';
import { Sheet } from '../../../ui/layout/sheet.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { labelTexts as texts } from './label-texts.ts';
import type { BagKind } from './labels.rules.ts';

/** More than this is a slip of the finger. */
const LABELS_AT_MOST = 500;

type KindsListProps = {
  kinds: BagKind[];
  shown: BagKind | undefined;
  tooLong: ReadonlySet<string>;
  countOf: (kind: BagKind) => number;
  onCount: (kind: BagKind, count: number) => void;
  onTick: (kind: BagKind, isTicked: boolean) => void;
  onShow: (kind: BagKind) => void;
};

/** Each kind of bag, with how many labels of it are printed. */
export function KindsList(props: KindsListProps) {
  const { kinds, shown, tooLong, countOf, onCount, onTick, onShow } = props;
  return (
    <Sheet title={texts.list} aside={<Box sx={{ color: 'text.secondary' }}>{texts.listAbout}</Box>}>
      <Box aria-hidden sx={{ ...columns, ...heads }}>
        <span />
        <span>{texts.flour}</span>
        <span>{texts.bag}</span>
        <span>{texts.batch}</span>
        <Box sx={{ textAlign: 'right' }}>{texts.howMany}</Box>
      </Box>
      <Box component="ul" sx={plainList}>
        {kinds.map((kind) => {
          const words = `${kind.name}, ${formatKg(kind.kg)}`;
          const problem = problemOf(kind, tooLong);
          const count = countOf(kind);
          return (
            <Box component="li" key={kind.key} sx={{ ...columns, ...row }}>
              <Checkbox
                sx={{ gridArea: { xs: 'tick', sm: 'auto' }, alignSelf: 'start' }}
                checked={count > 0}
                disabled={problem !== undefined}
                onChange={(_event, isNow) => onTick(kind, isNow)}
                slotProps={{ input: { 'aria-label': texts.isPrinted(words) } }}
                icon={<Box sx={box} />}
                checkedIcon={
                  <Box sx={{ ...box, backgroundColor: colours.basalt900, color: colours.flour0 }}>
                    <Icon name="check" size={16} />
                  </Box>
                }
              />
              <Box sx={{ gridArea: { xs: 'name', sm: 'auto' }, minWidth: 0 }}>
                <Box
                  component="button"
                  type="button"
                  aria-pressed={kind.key === shown?.key}
                  aria-label={texts.showPreview(words)}
                  onClick={() => onShow(kind)}
                  sx={name}
                >
                  {kind.name}
                </Box>
                {problem !== undefined && <Box sx={problemLook}>{problem}</Box>}
              </Box>
              <Box sx={{ gridArea: { xs: 'bag', sm: 'auto' } }}>{formatKg(kind.kg)}</Box>
              <Box sx={{ gridArea: { xs: 'batch', sm: 'auto' }, ...batch }}>{kind.batch}</Box>
              <Box sx={{ gridArea: { xs: 'count', sm: 'auto' }, textAlign: { sm: 'right' } }}>
                {problem === undefined ? (
                  <CountStepper
                    labels={{
                      field: texts.count(words),
                      fewer: texts.fewer(words),
                      more: texts.more(words),
                    }}
                    count={count}
                    max={LABELS_AT_MOST}
                    onChange={(next) => onCount(kind, next)}
                  />
                ) : (
                  0
                )}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Sheet>
  );
}

function problemOf({ key, obstacle }: BagKind, tooLong: ReadonlySet<string>): string | undefined {
  if (obstacle !== null) return texts.obstacles[obstacle];
  return tooLong.has(key) ? texts.tooLong : undefined;
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: '44px 72px 1fr', sm: '44px 1fr 72px 112px 152px' },
  columnGap: 2,
  alignItems: 'center',
  ...sheetInset,
  pl: { xs: 1, sm: 2 },
};

const heads = {
  display: { xs: 'none', sm: 'grid' },
  minHeight: 40,
  backgroundColor: colours.flour100,
  fontSize: 'label',
  fontWeight: 600,
  color: 'text.secondary',
} as const;

const row = {
  gridTemplateAreas: {
    xs: '"tick name name" "tick bag batch" "tick count count"',
    sm: 'none',
  },
  minHeight: 56,
  py: 1,
  borderTop: faintLine,
};

const name = {
  ...touchLink,
  p: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '&[aria-pressed="true"]': { fontWeight: 600 },
  '&:focus-visible': focusRing,
} as const;

const batch = { fontWeight: 600, whiteSpace: 'nowrap' };

const problemLook = { mt: -1, pb: 1, fontSize: 'small', fontWeight: 600, color: colours.kumkum };

const box = {
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  border: strongLine,
  backgroundColor: colours.flour0,
};
