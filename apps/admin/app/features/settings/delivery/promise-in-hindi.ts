export { promiseTexts } from '@dalan/contract/delivery/delivery-promise.texts.hi';
export { days } from '@dalan/contract/language/days.texts.hi';
export { promises } from '@dalan/contract/settings/shop.texts.hi';
