import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { useMayCall } from '../../../lib/session/duty.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { StatusChip } from '../../../ui/icons/status-chip.tsx';
import { faintLine, plainList, sheetInset } from '../../../ui/layout/looks.ts';
import { Sheet } from '../../../ui/layout/sheet.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { labelTexts as texts } from './label-texts.ts';
import type { Gap } from './labels.rules.ts';

/** What the labels lack, each with the way to fill it in. */
export function MissingFacts({ gaps }: { gaps: Gap[] }) {
  const mayCall = useMayCall();
  return (
    <Sheet
      title={texts.missing}
      aside={<StatusChip tone="error" icon="alert" text={texts.facts(gaps.length)} />}
    >
      <Box component="ul" sx={plainList}>
        {gaps.map((gap, index) => {
          const { title, text, way } = inWords(gap);
          return (
            <Box component="li" key={index} sx={row}>
              <Icon name="alert" />
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box component="b" sx={{ color: colours.kumkum, fontWeight: 600 }}>
                  {title}
                </Box>
                <Box sx={{ fontSize: 'small', color: 'text.secondary' }}>
                  {text}
                  {way && !mayCall(way.call) && ` ${texts.askOwner}`}
                </Box>
              </Box>
              {way && mayCall(way.call) && (
                <Button variant="outlined" component={Link} to={way.to} sx={button}>
                  {way.name}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
    </Sheet>
  );
}

type Way = { name: string; to: string; call: 'saveSettings' | 'updateProduct' | 'getMillingSheet' };

function inWords(gap: Gap): { title: string; text: string; way?: Way } {
  if (gap.of === 'shop') {
    const to = gap.fact === 'licence' ? panelPaths.legal : panelPaths.profile;
    const way: Way = { name: texts.settings, to, call: 'saveSettings' };
    return { ...texts.shopGaps[gap.fact], way };
  }
  if (gap.of === 'flour') {
    const { fact, flour, bags } = gap;
    const to = `${panelPaths.products}?product=${flour.productId}&open=edit`;
    return {
      title: texts.flourGap(flour.name, fact),
      text: texts.flourGapText(fact, bags),
      way: { name: flour.name, to, call: 'updateProduct' },
    };
  }
  const { title, text } = texts.batchGaps[gap.obstacle];
  if (gap.obstacle === 'recalled') return { title: title(gap.bags), text };
  const to = `${panelPaths.millingSheet}?ids=${gap.orderIds.join(',')}`;
  const way: Way = { name: texts.back, to, call: 'getMillingSheet' };
  return { title: title(gap.bags), text, way };
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '22px 1fr', sm: '22px 1fr auto' },
  gap: 3,
  alignItems: 'center',
  ...sheetInset,
  py: 2.5,
  borderTop: faintLine,
  '& > svg': { color: colours.kumkum },
};

const button = { gridColumn: { xs: '2', sm: 'auto' }, justifySelf: 'start', maxWidth: 240 };
