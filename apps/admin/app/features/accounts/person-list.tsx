import Box from '@mui/material/Box';
import { Icon } from '../../ui/icons/icon.tsx';
import { hairline, plainList, spreadRow } from '../../ui/layout/looks.ts';
import { colours } from '../../ui/theme/colours.ts';
import { accountsTexts } from './accounts-texts.ts';

type Person = { _id: string; name: string };
type PersonListProps<Someone extends Person> = {
  label: string;
  people: readonly Someone[];
  about: (person: Someone) => string;
  onChoose: (person: Someone) => void;
};

/** Customers to choose one of. */
export function PersonList<Someone extends Person>(props: PersonListProps<Someone>) {
  const { label, people, about, onChoose } = props;
  return (
    <Box component="ul" aria-label={label} sx={plainList}>
      {people.map((person) => (
        <li key={person._id}>
          <Box component="button" type="button" onClick={() => onChoose(person)} sx={choice}>
            <span>
              <b>{person.name || accountsTexts.nameless}</b>
              <Box component="span" sx={{ display: 'block', color: colours.basalt700 }}>
                {about(person)}
              </Box>
            </span>
            <Icon name="right" size={18} />
          </Box>
        </li>
      ))}
    </Box>
  );
}

const choice = {
  ...spreadRow,
  alignItems: 'center',
  width: '100%',
  minHeight: 52,
  px: 2,
  py: 2,
  border: 0,
  borderBottom: hairline,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { backgroundColor: colours.flour50 },
  '&:focus-visible': { outlineOffset: '-3px' },
  '& b': { fontWeight: 600 },
} as const;
