import type * as english from './register.texts.ts';

export const registerTexts: typeof english.registerTexts = {
  title: 'खाते उघडा',
  sending: 'खाते उघडत आहे…',
  slogan: 'डब्यावर तुमचं नाव.',
  eyebrow: 'नाव लिहा, दळण ठेवा',
  haveAccount: 'खाते आहे?',
  logIn: 'लॉग इन करा',
  name: 'पूर्ण नाव',
  phone: 'फोन नंबर',
  email: 'ईमेल पत्ता',
  address: 'पत्ता',
  optional: '(नसला तरी चालेल)',
  password: 'पासवर्ड',
  confirmation: 'पासवर्ड पुन्हा लिहा',
  registrationInvalid: 'लिहिलेली माहिती तपासा.',
  registrationRefused: 'खाते उघडले नाही. पुन्हा प्रयत्न करा.',
  registrationFailed: 'अडचण आली. पुन्हा प्रयत्न करा.',
  passwordEasyToGuess: 'हा पासवर्ड सहज ओळखता येतो. मोठा पासवर्ड जास्त सुरक्षित.',
  passwordsMatch: 'दोन्ही पासवर्ड सारखे आहेत',
  consent: 'खाते उघडले की पीठ पोहोचवायला आणि ऑर्डरबद्दल कळवायला ही माहिती ठेवण्यास तुमची संमती आहे.',
  privacy: 'तुमच्या माहितीची काळजी',
};
