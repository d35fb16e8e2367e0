import Box from '@mui/material/Box';
import TableContainer from '@mui/material/TableContainer';
import Typography from '@mui/material/Typography';
import { duties, dutyLabels } from '@dalan/contract/people/staff';
import { colours } from '../../ui/theme/colours.ts';
import { dutyNotes, staffPageTexts } from './staff-texts.ts';

export function DutyNotes() {
  return (
    <TableContainer component="section" aria-labelledby="duties" sx={{ mt: 4 }}>
      <Typography variant="h2" id="duties" sx={{ px: { xs: 3, sm: 4 }, py: '14px' }}>
        {staffPageTexts.dutiesTitle}
      </Typography>
      <Box component="dl" sx={grid}>
        {duties.map((duty) => (
          <Box key={duty} sx={note}>
            <Box component="dt" sx={{ fontWeight: 600 }}>
              {dutyLabels[duty]}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: '0.9375rem' }}>
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
  borderTop: `1px solid ${colours.flour200}`,
};

const note = {
  px: { xs: 3, sm: 4 },
  py: 3,
  lineHeight: 1.4,
  '& + &': {
    borderLeft: { sm: `1px solid ${colours.flour200}` },
    borderTop: { xs: `1px solid ${colours.flour200}`, sm: 0 },
  },
};
