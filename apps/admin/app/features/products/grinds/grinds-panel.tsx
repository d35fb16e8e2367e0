import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FlourHolders } from '@dalan/contract/catalog/grinds';
import { useRef } from 'react';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { plainList, wrappingRow } from '../../../ui/layout/looks.ts';
import { GrindList } from './grind-list.tsx';
import {
  heldInGrind,
  isFull,
  leavingGrinds,
  readyLeft,
  withOwn,
  withReady,
} from './grinds.rules.ts';
import type { GrindRow } from './grinds.rules.ts';
import { grindFormTexts as texts } from './grind-form-texts.ts';
import type { Grinds } from './use-grinds.ts';

type GrindsPanelProps = {
  grinds: Grinds;
  /** The grinds that customers can choose until the form is saved. */
  saved: readonly GrindRow[];
  holders: FlourHolders | undefined;
};

export function GrindsPanel({ grinds, saved, holders }: GrindsPanelProps) {
  const { rows } = grinds;
  const heading = useRef<HTMLHeadingElement>(null);
  const leaving = leavingGrinds(saved, rows);
  return (
    <section>
      <Box sx={head}>
        <Typography variant="h3" component="h3" ref={heading} tabIndex={-1} sx={withoutRing}>
          {texts.grinds}
        </Typography>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {texts.count(rows.length)}
        </Box>
      </Box>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>{texts.about}</Typography>
      <GrindList
        grinds={grinds}
        heldBy={(row) => heldInGrind(holders, row)}
        onRemove={({ id }) => {
          grinds.remove(id);
          // The button that had the focus is gone.
          heading.current?.focus();
        }}
      />
      <Box role="status">
        {leaving.length > 0 && (
          <Box component="ul" sx={leavingList}>
            {leaving.map((row) => (
              <li key={row.id}>{texts.leaves(row.name, heldInGrind(holders, row))}</li>
            ))}
          </Box>
        )}
      </Box>
      {grinds.refusal !== undefined && (
        <Box role="alert" sx={{ mt: 2, color: 'error.main', fontSize: 'note' }}>
          <FieldError text={grinds.refusal} />
        </Box>
      )}
      {isFull(rows) ? (
        <Box sx={{ mt: 3, color: 'text.secondary' }}>{texts.full}</Box>
      ) : (
        <Box role="group" aria-label={texts.add} sx={{ ...wrappingRow, gap: 2, mt: 3 }}>
          <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
            {texts.add}
          </Box>
          {readyLeft(rows).map((ready) => (
            <AddButton
              key={ready.key}
              label={ready.name}
              onAdd={() => grinds.change(withReady(rows, ready))}
            />
          ))}
          <AddButton label={texts.ownWords} onAdd={() => grinds.change(withOwn(rows))} />
        </Box>
      )}
    </section>
  );
}

function AddButton({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <Button
      variant="outlined"
      startIcon={<Icon name="add" size={18} />}
      onClick={onAdd}
      sx={{ minHeight: { xs: 44, sm: 40 }, px: 2.5 }}
    >
      {label}
    </Button>
  );
}

const head = { display: 'flex', alignItems: 'baseline', gap: 2.5, mb: 1 };
const withoutRing = { outline: 'none' };
const leavingList = { ...plainList, mt: 2, fontSize: 'note', color: 'text.secondary' };
