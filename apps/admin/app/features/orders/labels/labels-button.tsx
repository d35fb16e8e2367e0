import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router';
import type { BagLabelsQuery } from '@dalan/contract/mill/bag-labels';
import { KeyHint } from '../../../ui/buttons/key-hint.tsx';
import { labelsLinkTexts as texts } from './labels-link-texts.ts';
import { labelsPath } from './labels-path.ts';
import { useShortcuts } from '../../../lib/use-shortcuts.ts';

/** Opens the labels, also with the key L. Without orders or batches: what was milled today. */
export function LabelsButton({ asked = {} }: { asked?: BagLabelsQuery }) {
  const navigate = useNavigate();
  const to = labelsPath(asked);
  useShortcuts({ l: () => void navigate(to) });
  return (
    <Button variant="outlined" component={Link} to={to}>
      {texts.labels}
      <KeyHint>L</KeyHint>
    </Button>
  );
}
