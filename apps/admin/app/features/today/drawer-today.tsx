import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { firstNameOf } from '@dalan/contract/mill/runs';
import type { Today } from '@dalan/contract/mill/today';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { formatRecent } from '../../lib/format/india-time.ts';
import { sheetInset } from '../../ui/layout/looks.ts';
import { Sheet } from '../../ui/layout/sheet.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { texts } from './today-texts.ts';

/** Says whether the drawer is open, and to the owner how many differences they have not seen. */
export function DrawerToday({ drawer }: { drawer: Today['drawer'] }) {
  const { open, differences = 0 } = drawer;
  return (
    <Sheet
      title={texts.drawer.title}
      aside={
        <Button variant="outlined" component={Link} to={panelPaths.drawer}>
          {open ? texts.drawer.show : texts.drawer.open}
        </Button>
      }
    >
      <Box sx={{ ...sheetInset, pb: 3 }}>
        <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
          {open
            ? texts.drawer.openSince(formatRecent(open.at), firstNameOf(open.by))
            : texts.drawer.notOpen}
        </Box>
        {differences > 0 && (
          <Box component="p" sx={{ m: 0, mt: 1, color: colours.kumkum, fontWeight: 600 }}>
            {texts.drawer.differences(differences)}
          </Box>
        )}
      </Box>
    </Sheet>
  );
}
