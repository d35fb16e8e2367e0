import Box from '@mui/material/Box';
import TableContainer from '@mui/material/TableContainer';
import Typography from '@mui/material/Typography';
import { duties, dutyLabels } from '@dalan/contract/people/staff';
import { dutyNotes, staffPageTexts } from './staff-texts.ts';
import { hairline, sheetInset } from '../../ui/layout/looks.ts';

export function DutyNotes() {
  return (
    <TableContainer component="section" aria-labelledby="duties" sx={{ mt: 4 }}>
      <Typography variant="h2" id="duties" sx={{ ...sheetInset, py: 3 }}>
        {staffPageTexts.dutiesTitle}
      </Typography>
      <Box component="dl" sx={grid}>
        {duties.map((duty) => (
          <Box key={duty} sx={note}>
            <Box component="dt" sx={{ fontWeight: 600 }}>
              {dutyLabels[duty]}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: 'small' }}>
              {dutyNotes[duty]}
            </Box>
          </Box>
        ))}
      </Box>
    </TableContainer>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
  m: 0,
  borderTop: hairline,
};

const note = {
  ...sheetInset,
  py: 3,
  lineHeight: 1.4,
  '& + &': {
    borderLeft: { sm: hairline },
    borderTop: { xs: hairline, sm: 0 },
  },
};
