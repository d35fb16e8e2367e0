import { panelPaths } from '@dalan/contract/pages/panel-paths';
import type * as english from './title-texts.en.ts';

export const titleTexts: typeof english.titleTexts = {
  pages: {
    [panelPaths.today]: 'आज',
    [panelPaths.confirm]: 'ऑर्डर पक्की करा',
    [panelPaths.millingSheet]: 'दळणाची यादी',
    [panelPaths.packingSlips]: 'पॅकिंग चिठ्ठ्या',
    [panelPaths.slip]: 'ऑर्डर पॅक करा',
    [panelPaths.runs]: 'फेऱ्या',
    [panelPaths.runSheet]: 'फेरीची यादी',
    [panelPaths.cashCount]: 'रोख मोजा',
  },
  noRun: { title: 'आज तुमची फेरी नाही', text: 'तुम्हाला फेरी दिली की तिची घरे इथे दिसतील.' },
  title: (page, { name, nameMr }) => `${page} | ${nameMr || name} ऍडमिन पॅनल`,
};
