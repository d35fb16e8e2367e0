/** The rules of Marathi pages, and the fonts that a page loads first. */
import './devanagari.css';

import devanagari from '../assets/fonts/mukta-devanagari.woff2';
import latin from '../assets/fonts/mukta-400-latin.woff2';
import type * as english from './script.texts.ts';

export const firstFonts: typeof english.firstFonts = [devanagari, latin];
