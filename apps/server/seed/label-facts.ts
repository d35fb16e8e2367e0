import { readyStorage, USUAL_ORIGIN } from '@dalan/contract/catalog/label-facts';
import type { LabelFacts } from '@dalan/contract/catalog/label-facts';

type Label = { shortCode: string; label: LabelFacts };

const grown = { isVegetarian: true, ...readyStorage, origin: USUAL_ORIGIN };
/** Wheat, and blends with wheat. */
const withGluten = { ...grown, hasGluten: true };
const onTheWheatStone = { ...grown, hasGluten: false, isMilledWithWheat: true };
/** Flours for fasting days have a stone of their own. */
const onAnotherStone = { ...grown, hasGluten: false, isMilledWithWheat: false };

/** The short code and the label of each demo flour, by its slug. */
export const seedLabels: Record<string, Label> = {
  'khapli-wheat-flour': {
    shortCode: 'KW',
    label: {
      ...withGluten,
      ingredients: 'Khapli wheat (emmer)',
      ingredientsMr: 'खपली गहू',
      ingredientsHi: 'खपली गेहूँ',
    },
  },
  'lokwan-wheat-flour': {
    shortCode: 'LW',
    label: {
      ...withGluten,
      ingredients: 'Lokwan wheat',
      ingredientsMr: 'लोकवन गहू',
      ingredientsHi: 'लोकवन गेहूँ',
    },
  },
  'jowar-flour': {
    shortCode: 'JW',
    label: {
      ...onTheWheatStone,
      ingredients: 'Jowar (sorghum)',
      ingredientsMr: 'ज्वारी',
      ingredientsHi: 'ज्वार',
    },
  },
  'bajra-flour': {
    shortCode: 'BA',
    label: {
      ...onTheWheatStone,
      ingredients: 'Bajra (pearl millet)',
      ingredientsMr: 'बाजरी',
      ingredientsHi: 'बाजरा',
    },
  },
  'nachni-flour': {
    shortCode: 'NA',
    label: {
      ...onTheWheatStone,
      ingredients: 'Nachni (finger millet)',
      ingredientsMr: 'नाचणी',
      ingredientsHi: 'रागी (नाचनी)',
    },
  },
  'ambemohar-rice-flour': {
    shortCode: 'TA',
    label: {
      ...onTheWheatStone,
      ingredients: 'Ambemohar rice',
      ingredientsMr: 'आंबेमोहोर तांदूळ',
      ingredientsHi: 'आंबेमोहर चावल',
    },
  },
  besan: {
    shortCode: 'BE',
    label: {
      ...onTheWheatStone,
      ingredients: 'Chana dal (split chickpea)',
      ingredientsMr: 'हरभऱ्याची डाळ',
      ingredientsHi: 'चना दाल',
    },
  },
  'makka-flour': {
    shortCode: 'MK',
    label: {
      ...onTheWheatStone,
      ingredients: 'Makka (maize)',
      ingredientsMr: 'मका',
      ingredientsHi: 'मक्का',
    },
  },
  'thalipeeth-bhajani': {
    shortCode: 'TH',
    label: {
      ...withGluten,
      ingredients: 'Jowar, rice, wheat, chana dal, urad dal, coriander seed',
      ingredientsMr: 'ज्वारी, तांदूळ, गहू, हरभऱ्याची डाळ, उडदाची डाळ, धने',
      ingredientsHi: 'ज्वार, चावल, गेहूँ, चना दाल, उड़द दाल, धनिया',
    },
  },
  'rajgira-flour': {
    shortCode: 'RJ',
    label: {
      ...onAnotherStone,
      ingredients: 'Rajgira (amaranth)',
      ingredientsMr: 'राजगिरा',
      ingredientsHi: 'राजगीरा',
    },
  },
  'soya-flour': {
    shortCode: 'SO',
    label: {
      ...onTheWheatStone,
      ingredients: 'Roasted soya bean',
      ingredientsMr: 'भाजलेले सोयाबीन',
      ingredientsHi: 'भुना सोयाबीन',
    },
  },
  'upvas-bhajani': {
    shortCode: 'UP',
    label: {
      ...onAnotherStone,
      ingredients: 'Sabudana (tapioca), varai (barnyard millet), rajgira (amaranth)',
      ingredientsMr: 'साबुदाणा, वरई, राजगिरा',
      ingredientsHi: 'साबूदाना, वरई (समा), राजगीरा',
    },
  },
};
