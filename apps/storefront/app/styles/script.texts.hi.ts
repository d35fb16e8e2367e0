/** The fonts and rules of Hindi pages, and the fonts that a page loads first. */
import '../assets/fonts/devanagari.hi.css';
import './devanagari.css';

import eczar from '../assets/fonts/eczar-700-hi.woff2';
import mukta from '../assets/fonts/mukta-400-hi.woff2';
import type * as english from './script.texts.ts';

export const firstFonts: typeof english.firstFonts = [mukta, eczar];
