import Box from '@mui/material/Box';
import type { IconName } from './icon-paths.ts';
import { Icon } from './icon.tsx';
import { colours } from '../theme/colours.ts';

const tones = {
  success: { color: colours.paan, backgroundColor: colours.paanTint },
  warning: { color: colours.haldiDark, backgroundColor: colours.haldiTint },
  error: { color: colours.kumkum, backgroundColor: colours.kumkumTint },
  info: { color: colours.neel, backgroundColor: colours.neelTint },
  default: { color: colours.basalt700, backgroundColor: colours.flour100 },
  /** White on dark, for administrators. */
  secondary: { color: colours.flour0, backgroundColor: colours.basalt900 },
} as const;

export type ChipTone = keyof typeof tones;

type StatusChipProps = {
  text: string;
  tone?: ChipTone;
  icon?: IconName;
  /** A solid block with this sign, instead of an icon. */
  sign?: string;
  isOutlined?: boolean;
};

/**
 * A text with an icon, because colour is never the only sign. It is lighter than MUI's clickable
 * Chip.
 */
export function StatusChip(props: StatusChipProps) {
  const { text, tone = 'default', icon, sign, isOutlined = false } = props;
  return (
    <Box component="span" sx={{ ...chip, ...tones[tone], ...(isOutlined && outlined) }}>
      {icon && <Icon name={icon} size={14} />}
      {sign && (
        <Box component="span" aria-hidden sx={{ ...block, backgroundColor: tones[tone].color }}>
          {sign}
        </Box>
      )}
      <Box component="span" sx={{ px: 1.5 }}>
        {text}
      </Box>
    </Box>
  );
}

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  height: 24,
  fontSize: 'label',
  fontWeight: 600,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  '& > svg': { flex: 'none', ml: 1.5, mr: -0.5 },
};

const outlined = {
  backgroundColor: colours.flour0,
  border: `1px solid ${colours.basalt300}`,
};

const block = {
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 24,
  color: colours.flour0,
  fontSize: 'label',
};
