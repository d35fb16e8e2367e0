/** The fonts and rules of Marathi pages, and the fonts that a page loads first. */
import '../assets/fonts/devanagari.mr.css';
import './devanagari.css';

import eczar from '../assets/fonts/eczar-700-mr.woff2';
import mukta from '../assets/fonts/mukta-400-mr.woff2';
import type * as english from './script.texts.ts';

export const firstFonts: typeof english.firstFonts = [mukta, eczar];
