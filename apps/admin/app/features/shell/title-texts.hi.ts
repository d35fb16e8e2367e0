import { panelPaths } from '@dalan/contract/pages/panel-paths';
import type * as english from './title-texts.en.ts';

export const titleTexts: typeof english.titleTexts = {
  pages: {
    [panelPaths.today]: 'आज',
    [panelPaths.confirm]: 'ऑर्डर पक्का करें',
    [panelPaths.millingSheet]: 'पिसाई की सूची',
    [panelPaths.packingSlips]: 'पैकिंग पर्चियाँ',
    [panelPaths.slip]: 'ऑर्डर पैक करें',
    [panelPaths.runs]: 'फेरियाँ',
    [panelPaths.runSheet]: 'फेरी की सूची',
    [panelPaths.cashCount]: 'नकदी गिनें',
  },
  noRun: { title: 'आज आपकी फेरी नहीं है', text: 'आपको फेरी मिलते ही उसके घर यहाँ दिखेंगे।' },
  title: (page, { name, nameMr }) => `${page} | ${nameMr || name} एडमिन पैनल`,
};
