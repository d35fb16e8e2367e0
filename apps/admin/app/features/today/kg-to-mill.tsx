import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { panelPaths } from '@dalan/contract/panel-paths';
import type { Today } from '@dalan/contract/today';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { colours } from '../../ui/theme/colours.ts';
import { FlourName } from './flour-name.tsx';
import { texts } from './today-texts.ts';

/** All confirmed orders, whatever their due day. */
export function KgToMill({ today: { flours, toMill, millingDay } }: { today: Today }) {
  const most = flours[0]?.kg ?? 0;
  return (
    <Sheet
      title={texts.kgToMill}
      aside={
        <Button
          variant="outlined"
          component={Link}
          to={`${panelPaths.millingSheet}?day=${millingDay}`}
          startIcon={<Icon name="print" size={18} />}
        >
          {texts.millingSheet}
        </Button>
      }
    >
      {flours.length === 0 ? (
        <Box component="p" sx={none}>
          {texts.nothingToMill}
        </Box>
      ) : (
        <Box component="table" sx={table}>
          <thead>
            <tr>
              <th scope="col">{texts.flour}</th>
              <th scope="col">{texts.toMillColumn}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {flours.map(({ productId, name, nameMr, productImg, kg }) => (
              <tr key={productId}>
                <th scope="row">
                  <FlourName name={name} productImg={productImg} below={nameMr} language="mr" />
                </th>
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
                <td aria-hidden>
                  <Box sx={bar}>
                    <Box sx={{ width: `${(kg / most) * 100}%` }} />
                  </Box>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.allFlours}</th>
              <td>
                <b>{toMill.kg}</b>
              </td>
              <td>{texts.kg}</td>
            </tr>
          </tfoot>
        </Box>
      )}
    </Sheet>
  );
}

const none = { m: 0, px: { xs: 3, sm: 4 }, pb: 4, color: 'text.secondary' };

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { px: { xs: 3, sm: 4 }, height: 52, textAlign: 'left', fontWeight: 400 },
  '& :is(th, td):nth-of-type(1):is(td), & thead th:nth-of-type(2)': { textAlign: 'right' },
  '& thead :is(th, td)': {
    height: 40,
    borderTop: `1px solid ${colours.flour200}`,
    backgroundColor: colours.flour100,
    fontSize: '0.8125rem',
    fontWeight: 600,
  },
  '& tbody tr': { borderTop: `1px solid ${colours.flour200}` },
  '& tfoot tr': { borderTop: `1px solid ${colours.flour200}`, '& th, & b': { fontWeight: 600 } },
  '& td:last-of-type': {
    width: { xs: 84, sm: '34%' },
    color: colours.basalt500,
    textAlign: 'left',
  },
} as const;

const kgLink = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minWidth: 44,
  minHeight: 44,
  color: colours.basalt900,
  fontWeight: 700,
  fontSize: '1.0625rem',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};

const bar = {
  height: 12,
  backgroundColor: colours.flour100,
  '& > div': { height: 1, backgroundColor: colours.basalt700 },
};
