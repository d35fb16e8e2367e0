import { panelPaths } from '@dalan/contract/pages/panel-paths';
import type * as english from './title-texts.en.ts';

export const titleTexts: typeof english.titleTexts = {
  pages: {
    [panelPaths.today]: 'आज',
    [panelPaths.counter]: 'काउंटर',
    [panelPaths.soldToday]: 'आजची विक्री',
    [panelPaths.confirm]: 'ऑर्डर पक्की करा',
    [panelPaths.millingSheet]: 'दळणाची यादी',
    [panelPaths.packingSlips]: 'पॅकिंग चिठ्ठ्या',
    [panelPaths.labels]: 'पिशव्यांची लेबले',
    [panelPaths.bankStatement]: 'बँक स्टेटमेंट',
    [panelPaths.slip]: 'ऑर्डर पॅक करा',
    [panelPaths.batch]: 'बॅच',
    [panelPaths.runs]: 'फेऱ्या',
    [panelPaths.runSheet]: 'फेरीची यादी',
    [panelPaths.cashCount]: 'रोख मोजा',
    [panelPaths.drawer]: 'गल्ला',
    [panelPaths.accounts]: 'उधारी खाती',
    [panelPaths.account]: 'उधारी खाते',
    [panelPaths.accountStatements]: 'हिशोब',
  },
  noRun: { title: 'आज तुमची फेरी नाही', text: 'तुम्हाला फेरी दिली की तिची घरे इथे दिसतील.' },
  title: (page, { name, nameMr }) => `${page} | ${nameMr || name} ऍडमिन पॅनल`,
};
