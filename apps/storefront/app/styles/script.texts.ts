/** The rules for Marathi words on English pages, and the fonts that a page loads first. */
import './marathi-words.css';

import eczar from '../assets/fonts/eczar-latin.woff2';
import mukta from '../assets/fonts/mukta-400-latin.woff2';
import boldMukta from '../assets/fonts/mukta-700-latin.woff2';

export const firstFonts = [eczar, mukta, boldMukta];
