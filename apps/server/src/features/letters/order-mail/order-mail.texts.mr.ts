import { milledTexts } from '@dalan/contract/mill/milled.texts.mr';
import { kgToGrams } from '@dalan/contract/money/weight';
import { formatGramsIn } from '@dalan/contract/money/weight-in';
import { onAccountChip } from '@dalan/contract/on-account/account-chip.texts.mr';
import { promises } from '@dalan/contract/settings/shop.texts.mr';
import type * as english from './order-mail.texts.ts';

const callAboutRefund = 'पैसे दिले असतील, तर परत घेण्यासाठी फोन करा.';
const canCancel = 'दळण सुरू होईपर्यंत “माझ्या ऑर्डर” मधून रद्द करता येईल.';
const moreNews = 'काही बदलले की पुन्हा कळवू.';

const weight = (kg: number) => formatGramsIn('mr', kgToGrams(kg));

export const orderMailTexts: typeof english.orderMailTexts = {
  labels: {
    order: 'ऑर्डर',
    nextSteps: 'पुढे काय',
    at: 'केव्हा',
    orderStatus: 'ऑर्डर कुठे आहे',
    paymentStatus: 'पैसे',
    paymentMethod: 'पैसे कसे द्यायचे',
    shipping: 'डिलिव्हरी',
    deliveryDay: 'डिलिव्हरीचा दिवस',
    deliveryCharge: 'डिलिव्हरी',
    roundOff: 'पूर्णांक फरक',
    givenBack: 'परत दिले',
    toPay: 'द्यायची रक्कम',
    toAccount: 'खात्यावर लिहिले',
    total: 'एकूण',
    deliverTo: 'कुठे पोहोचवायचे',
    phone: 'फोन',
  },
  free: 'मोफत',
  weightAtPrice: (weight, price) => `${weight} × ${price}`,
  orderStatus: {
    Placed: 'ऑर्डर मिळाली',
    Pending: 'पक्की व्हायची आहे',
    Confirmed: 'पक्की झाली',
    Processing: 'तयार होत आहे',
    Shipped: 'वाटेत आहे',
    Delivered: 'पोहोचली',
    Cancelled: 'रद्द',
    Returned: 'परत आली',
  },
  paymentStatus: {
    Pending: 'बाकी',
    Completed: 'पूर्ण मिळाले',
    Failed: 'आले नाहीत',
    Refunded: 'परत दिले',
    'Partially Paid': 'काही मिळाले',
    Paid: 'मिळाले',
  },
  promises,
  onAccount: onAccountChip,
  contents: {
    kg: weight,
    added: (kg) => `${weight(kg)} वाढवले`,
    removed: (kg) => `${weight(kg)} काढले`,
    changed: 'बदलला',
    deliveryAddress: 'डिलिव्हरीचा पत्ता',
    contactNumber: 'फोन नंबर',
    pincode: 'पिनकोड',
    dueOn: 'डिलिव्हरीचा दिवस',
    totalAmount: 'एकूण',
    deliveryCharge: 'डिलिव्हरी',
    amountToPay: 'द्यायची रक्कम',
  },

  toCustomer: {
    subject: (orderId, event, shop) => `ऑर्डर ${orderId}: ${event} · ${shop}`,
    placed: {
      event: 'मिळाली',
      heading: 'तुमची ऑर्डर मिळाली',
      lead: 'धन्यवाद. तुमची ऑर्डर मिळाली. तुम्ही मागवलेले असे आहे:',
      next: ['तुमचे पीठ दळून खालच्या पत्त्यावर आणून देऊ.', canCancel, moreNews],
    },
    firstOrder: {
      lead: 'या ईमेलवरून पीठ मागवले आहे; तुम्हीच मागवले असावे. हा ईमेल तुमचाच आहे हे पक्के करा, म्हणजे ऑर्डरबद्दल इथे कळवू.',
      bring: (onDay) =>
        onDay === undefined
          ? 'पीठ दळून ऑर्डरमध्ये दिलेल्या पत्त्यावर आणून देऊ.'
          : `पीठ दळून ${onDay} ऑर्डरमध्ये दिलेल्या पत्त्यावर आणून देऊ.`,
      confirm: 'ईमेल पक्का केल्यावर ऑर्डरबद्दल पुढचे सगळे कळवू.',
    },
    millAndBring: (onDay) => `तुमचे पीठ दळून ${onDay} खालच्या पत्त्यावर आणून देऊ.`,
    takenOffAccount: {
      event: 'पैसे दारात द्या',
      heading: 'या ऑर्डरचे पैसे दारात द्या',
      lead: 'ही ऑर्डर उधारी खात्यावर नाही. पीठ आल्यावर पैसे द्या.',
      next: ['हे सोयीचे नसेल तर फोन करा.'],
    },
    putOnAccount: {
      event: 'उधारी खात्यावर लिहिली',
      heading: 'ही ऑर्डर उधारी खात्यावर लिहिली',
      lead: 'ही ऑर्डर तुमच्या उधारी खात्यावर लिहिली आहे.',
      next: ['हे सोयीचे नसेल तर फोन करा.'],
    },
    goesOnAccount: 'ही ऑर्डर उधारी खात्यावर आहे. दारात पैसे द्यायचे नाहीत.',
    otherDay: (onDay) => ({
      event: 'दुसऱ्या दिवशी येईल',
      heading: 'तुमची ऑर्डर दुसऱ्या दिवशी येईल',
      lead: `तुमची ऑर्डर आता ${onDay} येईल.`,
      next: ['हा दिवस सोयीचा नसेल तर फोन करा.'],
    }),
    changed: (changes) => ({
      event: 'बदलली',
      heading: 'तुमची ऑर्डर बदलली',
      lead: `तुमच्याशी बोलल्याप्रमाणे ऑर्डर बदलली: ${changes.join('; ')}.`,
      next: ['असे नको असेल तर फोन करा.'],
    }),
    youCancelled: {
      event: 'रद्द झाली',
      heading: 'तुमची ऑर्डर रद्द झाली',
      lead: 'ही ऑर्डर तुम्ही रद्द केली. काही पाठवणार नाही.',
      next: [callAboutRefund],
    },
    millCancelled: {
      'Customer asked': 'तुम्ही सांगितल्याप्रमाणे ही ऑर्डर रद्द केली. काही पाठवणार नाही.',
      'No answer': 'या ऑर्डरसाठी फोन केला होता, लागला नाही, म्हणून ती रद्द केली. काही पाठवणार नाही.',
      'Cannot deliver there':
        'या पत्त्यावर आम्हाला येता येत नाही, म्हणून ही ऑर्डर रद्द करावी लागली. काही पाठवणार नाही.',
      'Double order': 'ही ऑर्डर दोनदा आली होती, म्हणून यातली ही रद्द केली. ही पाठवणार नाही.',
      Other: 'ही ऑर्डर आम्हाला रद्द करावी लागली. काही पाठवणार नाही.',
    },
    status: {
      Placed: {
        event: 'मिळाली',
        heading: 'तुमची ऑर्डर मिळाली',
        lead: 'तुमची ऑर्डर पुन्हा घेतली आहे.',
        next: [moreNews],
      },
      Pending: {
        event: 'थांबली आहे',
        heading: 'तुमची ऑर्डर थांबली आहे',
        lead: 'तुमची ऑर्डर रांगेत आहे; अजून पक्की केलेली नाही.',
        next: ['पुढे सरकली की लगेच कळवू.'],
      },
      Confirmed: {
        event: 'पक्की झाली',
        heading: 'तुमची ऑर्डर पक्की झाली',
        lead: 'ऑर्डर पक्की झाली. आता गिरणीत तिचाच नंबर आहे.',
        next: ['तुमचे पीठ दळून पॅक करू.', canCancel],
      },
      Processing: {
        event: 'तयार होत आहे',
        heading: 'तुमचे पीठ तयार होत आहे',
        lead: 'तुमचे दळण आणि पॅकिंग चालू आहे.',
        next: ['निघाले की कळवू.', 'आता बदल किंवा रद्द करायचे असेल तर फोन करा.'],
      },
      Shipped: {
        event: 'पीठ निघाले',
        heading: 'तुमचे पीठ निघाले आहे',
        lead: 'तुमचे पीठ गिरणीतून निघाले आहे.',
        next: ['पीठ घ्यायला घरी कोणीतरी असू द्या.'],
      },
      Delivered: {
        event: 'पोहोचली',
        heading: 'तुमचे पीठ पोहोचले',
        lead: 'तुमचे पीठ पोहोचले. ताजे ताजे वापरा.',
        next: ['काही नीट नसेल तर फोन करा.'],
      },
      Cancelled: {
        event: 'रद्द झाली',
        heading: 'तुमची ऑर्डर रद्द झाली',
        lead: 'ही ऑर्डर आम्हाला रद्द करावी लागली. काही पाठवणार नाही.',
        next: [
          'कारण विचारायला किंवा पुन्हा मागवायला फोन करा.',
          'पैसे दिले असतील, तर परत कसे मिळतील ते विचारा.',
        ],
      },
      Returned: {
        event: 'परत आली',
        heading: 'तुमची ऑर्डर परत आली',
        lead: 'तुमचे पीठ आम्ही परत घेतले.',
        next: [callAboutRefund],
      },
    },
    payment: {
      Pending: paymentNews('पैसे बाकी', 'पैसे अजून मिळालेले नाहीत.'),
      Completed: paymentNews('पैसे पूर्ण मिळाले', 'तुमचे पैसे मिळाले. धन्यवाद.'),
      Failed: paymentNews('पैसे आले नाहीत', 'पैसे आले नाहीत.'),
      Refunded: paymentNews('पैसे परत दिले', 'तुमचे पैसे परत दिले.'),
      'Partially Paid': paymentNews('काही पैसे मिळाले', 'काही पैसे मिळाले आहेत.'),
      Paid: paymentNews('पैसे मिळाले', 'तुमचे पैसे मिळाले. धन्यवाद.'),
    },
    milled: milledTexts.packing,
    riderBrings: (rider, day) => `${rider} आज (${day}) आणून देतील.`,
    flourReturned: (flours, amount) => ({
      event: 'काही पीठ परत घेतले',
      heading: 'आम्ही पीठ परत घेतले',
      lead: `परत घेतले: ${flours.join('; ')}. तुमचे बिल ${amount} ने कमी झाले.`,
    }),
    discountGiven: (amount) => ({
      event: 'सूट',
      heading: 'तुम्हाला सूट दिली',
      lead: `तुमच्या बिलातून ${amount} कमी केले.`,
    }),
    refunded: {
      cash: (amount) => `${amount} रोख परत दिले.`,
      UPI: (amount) => `${amount} UPI ने परत पाठवले.`,
    },
    stillToPay: (amount) => `बाकी: ${amount}.`,
    staysOnAccount: (amount) => `यातले ${amount} उधारी खात्यावर राहतात.`,
    creditNoteIsThere: (number) => `परताव्याची पावती ${number} “माझ्या ऑर्डर” मध्ये आहे.`,
    payCashOrUpi: (amount) => `${amount} द्या, रोख किंवा UPI ने.`,
    payOnDelivery: (charges) => `पीठ मिळाल्यावर पैसे द्या. ${charges}`,
    payOnDeliveryExactly: (amount) => `पीठ मिळाल्यावर ${amount} द्या.`,
    action: 'माझ्या ऑर्डर पाहा',
  },
};

function paymentNews(event: string, lead: string): english.News {
  return { event, heading: event, lead, next: ['याबद्दल काही विचारायचे असेल तर फोन करा.'] };
}
