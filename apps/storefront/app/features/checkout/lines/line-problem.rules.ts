import { stepOf } from '@dalan/contract/catalog/grinds';
import { isInSteps, stepProblem } from '@dalan/contract/orders/quantities';

import { nameInPage } from '../../../lib/language/shown-name.ts';
import { checkoutTexts } from '../checkout.texts.ts';
import { isGrindOpen, lineName } from './order-lines.rules.ts';
import type { OrderLine } from './order-lines.rules.ts';

/** What the customer has to settle before the line can be ordered, and why nothing is sent. */
function lineProblem(line: OrderLine): string | undefined {
  if (isGrindOpen(line)) return checkoutTexts.chooseGrind(nameInPage(line.flour));
  const problem = weightProblem(line);
  return problem && `${lineName(line)}: ${problem}`;
}

/** The flour may be sold by another step since the line was written. */
export function weightProblem({ flour, quantityKg }: OrderLine): string | undefined {
  const stepGrams = stepOf(flour);
  return isInSteps(quantityKg, stepGrams) ? undefined : stepProblem(stepGrams);
}

/** The first problem of an order. */
export function problemIn(lines: readonly OrderLine[]): string | undefined {
  return lines.map(lineProblem).find((problem) => problem !== undefined);
}
