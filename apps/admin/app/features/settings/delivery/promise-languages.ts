import { promiseTexts } from '@dalan/contract/delivery/delivery-promise';
import type { PromiseLanguage } from '@dalan/contract/delivery/delivery-promise';
import { promiseTexts as promiseInHindi } from '@dalan/contract/delivery/delivery-promise.texts.hi';
import { promiseTexts as promiseInMarathi } from '@dalan/contract/delivery/delivery-promise.texts.mr';
import { days } from '@dalan/contract/language/days.texts';
import { days as daysInHindi } from '@dalan/contract/language/days.texts.hi';
import { days as daysInMarathi } from '@dalan/contract/language/days.texts.mr';
import type { Language } from '@dalan/contract/language/languages';
import { promises } from '@dalan/contract/settings/shop';
import { promises as fixedInHindi } from '@dalan/contract/settings/shop.texts.hi';
import { promises as fixedInMarathi } from '@dalan/contract/settings/shop.texts.mr';

/** What customers read in each language: with the delivery rule, and without it. */
export const promiseLanguages: Record<Language, PromiseLanguage & { promises: typeof promises }> = {
  en: { promiseTexts, days, promises },
  mr: { promiseTexts: promiseInMarathi, days: daysInMarathi, promises: fixedInMarathi },
  hi: { promiseTexts: promiseInHindi, days: daysInHindi, promises: fixedInHindi },
};
