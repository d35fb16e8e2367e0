export { promiseTexts } from '@dalan/contract/delivery/delivery-promise.texts.mr';
export { days } from '@dalan/contract/language/days.texts.mr';
export { promises } from '@dalan/contract/settings/shop.texts.mr';
