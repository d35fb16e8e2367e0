import type * as english from './home.texts.ts';

export const homeTexts: typeof english.homeTexts = {
  title: 'पत्थर की चक्की का ताजा आटा, पुणे में घर तक',
  description: (hasHours: boolean) =>
    `साबुत अनाज का, पत्थर पर ठंडा पिसा आटा, ${hasHours ? '24 घंटे में ' : ''}पुणे में आपके घर। आटा मिलने पर पैसे दें।`,
  banner: 'चक्की में क्या मिलेगा',
  carousel: 'स्लाइड शो',
  slide: 'स्लाइड',
  slidePlace: (n: number, count: number) => `${count} में से ${n}`,
  pause: 'स्लाइड रोकें',
  play: 'स्लाइड चलाएँ',
  previous: 'पिछली स्लाइड',
  next: 'अगली स्लाइड',
  slideNumber: (n: number) => `स्लाइड ${n}`,
  collection: 'हमारे चुने हुए आटे',
  collectionEyebrow: 'रोज की रसोई के लिए',
  testimonials: 'पुणे के घरों से',
  promises: 'हमारा वादा',
  quality: 'उत्तम क्वालिटी',
  qualityText: 'साबुत अनाज, कोई मिलावट नहीं।',
  milling: 'ताजी पिसाई',
  millingText: 'आपका ऑर्डर आने पर ही पीसते हैं।',
  delivery: 'झटपट डिलीवरी',
  paymentText: 'आटा हाथ में आने पर पैसे दें।',
};
