import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { nameWithGrind, grindIn } from '@dalan/contract/catalog/grinds';
import { formatPaise } from '@dalan/contract/money/money';
import { formatGrams, formatKg } from '@dalan/contract/money/weight';
import type { OrderItem } from '@dalan/contract/orders/orders';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { centredRow, focusRing, hairline } from '../../../ui/layout/looks.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { colours } from '../../../ui/theme/colours.ts';
import { creditTexts as texts } from './credit-texts.ts';
import { tick } from './tick-look.ts';
import { gramsLeft, keyOf, planLine, wholeRest } from './return.rules.ts';
import type { TypedWeights } from './return.rules.ts';

type ReturnLinesProps = {
  items: OrderItem[];
  weights: TypedWeights;
  onChange: (weights: TypedWeights) => void;
};

/** The lines of an order: which come back, how much of each, and what it is worth. */
export function ReturnLines({ items, weights, onChange }: ReturnLinesProps) {
  return (
    <Box component="table" sx={table}>
      <thead>
        <tr>
          <th scope="col">{texts.line}</th>
          <Box component="th" scope="col" sx={wide}>
            {texts.bought}
          </Box>
          <th scope="col">{texts.comesBack}</th>
          <th scope="col">{texts.moneyBack}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <Line
            key={keyOf(item)}
            item={item}
            isFirst={index === 0}
            typed={weights[keyOf(item)]}
            onType={(typed) => onChange(changed(weights, keyOf(item), typed))}
          />
        ))}
      </tbody>
    </Box>
  );
}

function changed(weights: TypedWeights, key: string, typed: string | undefined): TypedWeights {
  const { [key]: _, ...others } = weights;
  return typed === undefined ? others : { ...others, [key]: typed };
}

type LineProps = {
  item: OrderItem;
  isFirst: boolean;
  /** Undefined if the line stays with the customer. */
  typed: string | undefined;
  onType: (typed: string | undefined) => void;
};

function Line({ item, isFirst, typed, onType }: LineProps) {
  const left = gramsLeft(item);
  const name = nameWithGrind(item.productId.name, item.grind, 'en');
  const planned = typed === undefined ? undefined : planLine(item, typed);
  return (
    <tr>
      <td>
        <Box component="label" sx={lineLabel}>
          <input
            type="checkbox"
            autoFocus={isFirst}
            checked={typed !== undefined}
            disabled={left === 0}
            aria-label={texts.takeBack(name)}
            onChange={({ target }) => onType(target.checked ? wholeRest(item) : undefined)}
          />
          <span>
            <Box component="b" sx={{ fontWeight: 600 }}>
              {item.productId.name}
            </Box>
            <Box component="span" sx={{ display: 'block', fontSize: 'note' }}>
              <About item={item} />
            </Box>
          </span>
        </Box>
      </td>
      <Box component="td" sx={wide}>
        {formatKg(item.quantityKg)}
      </Box>
      <td>
        {planned === undefined ? (
          <Dash isShown={left > 0} />
        ) : (
          <TextField
            value={typed}
            onChange={({ target }) => onType(target.value)}
            error={planned.problem !== undefined}
            helperText={planned.problem && <FieldError text={planned.problem} />}
            autoComplete="off"
            sx={{ width: { xs: 116, sm: 142 } }}
            slotProps={{
              htmlInput: {
                inputMode: 'decimal',
                'aria-label': texts.weightOf(name),
                style: { textAlign: 'right' },
              },
              input: { endAdornment: <InputAdornment position="end">{texts.unit}</InputAdornment> },
            }}
          />
        )}
      </td>
      <td>{planned === undefined ? <Dash isShown /> : <b>{formatPaise(planned.paise)}</b>}</td>
    </tr>
  );
}

/** The grind, the batch, and what is left after earlier returns. */
function About({ item }: { item: OrderItem }) {
  const left = gramsLeft(item);
  const { batch, grind, givenBack } = item;
  const words = [
    ...(grind ? [grindIn(grind, 'en')] : []),
    ...(left === 0 ? [texts.allBack] : []),
    ...(left > 0 && givenBack && givenBack.kg > 0 ? [texts.left(formatGrams(left))] : []),
  ];
  return (
    <>
      {words.join(' · ')}
      {words.length > 0 && batch && ' · '}
      {batch && <span style={{ whiteSpace: 'nowrap' }}>{texts.batch(batch.number)}</span>}
    </>
  );
}

function Dash({ isShown }: { isShown: boolean }) {
  if (!isShown) return null;
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>none</VisuallyHidden>
    </>
  );
}

const wide = { display: { xs: 'none', sm: 'table-cell' } };

const lineLabel = {
  ...centredRow,
  minHeight: 48,
  cursor: 'pointer',
  '& input': { flex: 'none', ...tick },
  '& input:focus-visible': focusRing,
  '&:has(input:disabled)': { color: colours.basalt500, cursor: 'default' },
};

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { px: 0, py: 2, textAlign: 'left', verticalAlign: 'middle' },
  '& th + *, & td + *': { pl: { xs: 2, sm: 4 } },
  '& th': { fontWeight: 400, fontSize: 'note', borderBottom: `1px solid ${colours.basalt900}` },
  '& td': { borderBottom: hairline },
  '& th:nth-of-type(2), & td:nth-of-type(2)': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& th:last-of-type, & td:last-of-type': { textAlign: 'right' },
  '& td:last-of-type': { whiteSpace: 'nowrap' },
} as const;
