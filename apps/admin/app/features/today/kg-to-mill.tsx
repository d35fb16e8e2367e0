import Box from '@mui/material/Box';
import { Link } from 'react-router';
import type { MillingDue } from '@dalan/contract/mill/milling';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import type { Today } from '@dalan/contract/mill/today';
import { Sheet } from '../../ui/layout/sheet.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { FlourName } from './flour-name.tsx';
import { MillingDays } from './milling-days.tsx';
import { texts } from './today-texts.ts';
import { hairline, sheetInset, touchLink } from '../../ui/layout/looks.ts';

/** Shows all confirmed orders by due day and by flour. */
export function KgToMill({ today: { flours, toMill } }: { today: Today }) {
  const most = flours[0]?.kg ?? 0;
  const dues = toMill.days.map(({ due }) => due);
  return (
    <Sheet title={texts.kgToMill}>
      {flours.length === 0 ? (
        <Box component="p" sx={none}>
          {texts.nothingToMill}
        </Box>
      ) : (
        <>
          <MillingDays days={toMill.days} />
          <Box component="table" sx={table}>
            <thead>
              <tr>
                <th scope="col">{texts.flour}</th>
                {dues.map((due) => (
                  <Box key={due} component="th" scope="col" sx={wide}>
                    {texts.due[due]}
                  </Box>
                ))}
                <th scope="col">{texts.toMillColumn}</th>
                <Box component="td" sx={narrow} />
              </tr>
            </thead>
            <tbody>
              {flours.map((flour) => (
                <FlourRow key={flour.productId} flour={flour} dues={dues} most={most} />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{texts.allFlours}</th>
                {toMill.days.map(({ due, kg }) => (
                  <Box key={due} component="td" sx={wide}>
                    {kg}
                  </Box>
                ))}
                <td>
                  <b>{toMill.kg}</b>
                </td>
                <Box component="td" sx={narrow}>
                  {texts.kg}
                </Box>
              </tr>
            </tfoot>
          </Box>
        </>
      )}
    </Sheet>
  );
}

type FlourRowProps = { flour: Today['flours'][number]; dues: MillingDue[]; most: number };

function FlourRow({ flour, dues, most }: FlourRowProps) {
  const { name, nameMr, productImg, kg, kgByDue } = flour;
  return (
    <tr>
      <th scope="row">
        <FlourName name={name} productImg={productImg} below={nameMr} language="mr" />
      </th>
      {dues.map((due) => (
        <Box key={due} component="td" sx={wide}>
          {kgByDue[due] ?? ''}
        </Box>
      ))}
      <td>
        <Box
          component={Link}
          to={`${panelPaths.orders}?${new URLSearchParams({ step: 'to-mill', q: name }).toString()}`}
          aria-label={`${kg} ${texts.kg} ${name}`}
          sx={kgLink}
        >
          {kg}
        </Box>
      </td>
      <Box component="td" aria-hidden sx={narrow}>
        <Box sx={bar}>
          <Box sx={{ width: `${(kg / most) * 100}%` }} />
        </Box>
      </Box>
    </tr>
  );
}

const none = { m: 0, ...sheetInset, pb: 4, color: 'text.secondary' };

/** Where there is room, each day has a column. Elsewhere a bar stands for them. */
const wide = { display: { xs: 'none', lg: 'table-cell' }, width: 84 };
const narrow = {
  display: { lg: 'none' },
  width: { xs: 84, sm: '34%' },
  color: colours.basalt500,
  // On the narrowest phones the names need the room.
  '@media (max-width: 359.95px)': { display: 'none' },
};

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { px: { xs: 3, lg: 2 }, height: 52, textAlign: 'left', fontWeight: 400 },
  '& :is(th, td):first-of-type:is(th)': { pl: { xs: 3, sm: 4 } },
  '& :is(td, thead th:not(:first-of-type))': { textAlign: 'right' },
  '& :is(th, td):last-child': { pr: { xs: 3, sm: 4 } },
  // This is the last column that wide screens show.
  '& :is(th, td):nth-last-child(2)': { pr: { lg: 4 } },
  '& thead :is(th, td)': {
    height: 40,
    borderTop: hairline,
    backgroundColor: colours.flour100,
    fontSize: 'label',
    fontWeight: 600,
  },
  '& tbody tr': { borderTop: hairline },
  '& tfoot tr': { borderTop: hairline, '& th, & b': { fontWeight: 600 } },
} as const;

const kgLink = {
  ...touchLink,
  justifyContent: 'flex-end',
  minWidth: 44,
  color: colours.basalt900,
  fontWeight: 700,
  fontSize: 'lead',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};

const bar = {
  height: 12,
  backgroundColor: colours.flour100,
  '& > div': { height: 1, backgroundColor: colours.basalt700 },
};
