import { createTheme } from '@mui/material/styles';
import { baselineComponents } from './baseline-components.ts';
import { buttonComponents } from './button-components.ts';
import { dialogComponents } from './dialog-components.ts';
import { fieldComponents } from './field-components.ts';
import { frameComponents } from './frame-components.ts';
import { avatarComponents } from './avatar-components.ts';
import { tableComponents } from './table-components.ts';
import { palette } from './palette.ts';
import { typography } from './typography.ts';

export const theme = createTheme({
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  spacing: 4,
  shape: { borderRadius: 0 },
  palette,
  typography,
  transitions: {
    duration: {
      shortest: 80,
      shorter: 100,
      short: 120,
      standard: 140,
      complex: 160,
      enteringScreen: 140,
      leavingScreen: 100,
    },
  },
  components: {
    ...baselineComponents,
    ...buttonComponents,
    ...tableComponents,
    ...fieldComponents,
    ...dialogComponents,
    ...avatarComponents,
    ...frameComponents,
  },
});
