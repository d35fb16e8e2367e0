import { clientTexts } from '@dalan/contract/client.texts';
import { errorTexts } from '@dalan/contract/errors';

export const busyPageTexts = {
  title: errorTexts.busyTitle as string,
  refusal: clientTexts.refusal,
  tryAgain: 'Try again',
  flours: 'browse all flours',
  or: 'or',
  home: 'go to the home page',
  end: '.',
};
