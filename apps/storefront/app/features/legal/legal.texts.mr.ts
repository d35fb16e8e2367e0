import type * as english from './legal.texts.ts';

export const legalPageTexts: typeof english.legalPageTexts = {
  whereAndWhen: 'कुठे आणि कधी पोहोचवतो',
  columns: { area: 'भाग', pincodes: 'पिनकोड', charge: 'चार्ज' },
  deliveryDescription: 'कुठे पोहोचवतो, किती चार्ज लागतो, ऑर्डर कशी रद्द करायची आणि पैसे कधी परत मिळतात.',
  termsDescription: 'ऑर्डर देताना लागू होणाऱ्या अटी: भाव, पैसे, ऑर्डर रद्द करणे आणि तक्रार.',
  accessibilityDescription:
    'हे दुकान कीबोर्ड, स्क्रीन वाचक आणि मोठ्या अक्षरांसह कसे चालते, काय अजून चालत नाही, आणि कोणाला सांगायचे.',
  asOf: (date) => `${date} पासून लागू`,
};

export const whoWeAreTexts: typeof english.whoWeAreTexts = {
  heading: 'आम्ही कोण',
  name: 'नाव',
  mill: (shop) => `${shop}, पिठाची गिरणी`,
  address: 'पत्ता',
  phone: 'फोन',
  email: 'ईमेल',
  notRegistered: 'नोंदणी नाही',
  grievanceOfficer: 'तक्रार निवारण अधिकारी',
  stop: '.',
  complaints: 'तक्रार: 48 तासांत पोच देतो आणि एका महिन्यात निकाली काढतो.',
};
