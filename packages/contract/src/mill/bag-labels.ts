export type {
  BagLabelsAnswer,
  BagLabelsQuery,
  BagToLabel,
  LabelledFlour,
  Packer,
} from './bag-labels.schema.ts';

/** Why the label of a bag is not printed at all: it would lack its batch or its last day. */
export const labelObstacles = ['not milled', 'no shelf life', 'recalled'] as const;
export type LabelObstacle = (typeof labelObstacles)[number];

export function labelObstacleOf(
  batch: { bestBefore: string | null } | null,
  isRecalled: boolean,
): LabelObstacle | null {
  if (batch === null) return 'not milled';
  if (isRecalled) return 'recalled';
  return batch.bestBefore === null ? 'no shelf life' : null;
}
