import { milledTexts } from '@dalan/contract/mill/milled.texts.hi';
import { kgToGrams } from '@dalan/contract/money/weight';
import { formatGramsIn } from '@dalan/contract/money/weight-in';
import { onAccountChip } from '@dalan/contract/on-account/account-chip.texts.hi';
import { promises } from '@dalan/contract/settings/shop.texts.hi';
import type * as english from './order-mail.texts.ts';

const callAboutRefund = 'पैसे दे दिए हों, तो वापस लेने के लिए फोन करें।';
const canCancel = 'पिसाई शुरू होने तक “मेरे ऑर्डर” से रद्द कर सकते हैं।';
const moreNews = 'कुछ बदलेगा तो फिर बताएँगे।';

const weight = (kg: number) => formatGramsIn('hi', kgToGrams(kg));

export const orderMailTexts: typeof english.orderMailTexts = {
  labels: {
    order: 'ऑर्डर',
    nextSteps: 'आगे क्या',
    at: 'कब',
    orderStatus: 'ऑर्डर कहाँ है',
    paymentStatus: 'पैसे',
    paymentMethod: 'पैसे कैसे देने हैं',
    shipping: 'डिलीवरी',
    deliveryDay: 'डिलीवरी का दिन',
    deliveryCharge: 'डिलीवरी',
    roundOff: 'पूर्णांक अंतर',
    givenBack: 'वापस दिए',
    toPay: 'कुल देना है',
    toAccount: 'खाते पर लिखा',
    total: 'कुल',
    deliverTo: 'कहाँ पहुँचाना है',
    phone: 'फोन',
  },
  free: 'मुफ्त',
  weightAtPrice: (weight, price) => `${weight} × ${price}`,
  orderStatus: {
    Placed: 'ऑर्डर मिला',
    Pending: 'पक्का होना बाकी',
    Confirmed: 'पक्का हुआ',
    Processing: 'तैयार हो रहा है',
    Shipped: 'रास्ते में है',
    Delivered: 'पहुँच गया',
    Cancelled: 'रद्द',
    Returned: 'वापस आया',
  },
  paymentStatus: {
    Pending: 'बाकी',
    Completed: 'पूरे मिल गए',
    Failed: 'नहीं आए',
    Refunded: 'लौटा दिए',
    'Partially Paid': 'कुछ मिले',
    Paid: 'मिल गए',
  },
  promises,
  onAccount: onAccountChip,
  contents: {
    kg: weight,
    added: (kg) => `${weight(kg)} बढ़ाया`,
    removed: (kg) => `${weight(kg)} हटाया`,
    changed: 'बदला',
    deliveryAddress: 'डिलीवरी का पता',
    contactNumber: 'फोन नंबर',
    pincode: 'पिनकोड',
    dueOn: 'डिलीवरी का दिन',
    totalAmount: 'कुल',
    deliveryCharge: 'डिलीवरी',
    amountToPay: 'कुल देना है',
  },

  toCustomer: {
    subject: (orderId, event, shop) => `ऑर्डर ${orderId}: ${event} · ${shop}`,
    placed: {
      event: 'मिला',
      heading: 'आपका ऑर्डर मिल गया',
      lead: 'धन्यवाद। आपका ऑर्डर मिल गया। आपने यह मँगवाया है:',
      next: ['आपका आटा पीसकर नीचे लिखे पते पर पहुँचाएँगे।', canCancel, moreNews],
    },
    firstOrder: {
      lead: 'इस ईमेल से आटा मँगवाया गया है; हम मानते हैं कि आपने ही मँगवाया। यह ईमेल आपका ही है, यह पक्का करें, तो ऑर्डर के बारे में इसी पर बताएँगे।',
      bring: (onDay) =>
        onDay === undefined
          ? 'आटा पीसकर ऑर्डर में दिए पते पर पहुँचाएँगे।'
          : `आटा पीसकर ${onDay} ऑर्डर में दिए पते पर पहुँचाएँगे।`,
      confirm: 'ईमेल पक्का करने पर ऑर्डर के बारे में आगे सब बताएँगे।',
    },
    millAndBring: (onDay) => `आपका आटा पीसकर ${onDay} नीचे लिखे पते पर पहुँचाएँगे।`,
    takenOffAccount: {
      event: 'पैसे दरवाजे पर दें',
      heading: 'इस ऑर्डर के पैसे दरवाजे पर दें',
      lead: 'यह ऑर्डर उधार खाते पर नहीं है। आटा आने पर पैसे दें।',
      next: ['यह ठीक न हो तो फोन करें।'],
    },
    putOnAccount: {
      event: 'उधार खाते पर लिखा गया',
      heading: 'यह ऑर्डर उधार खाते पर लिखा गया',
      lead: 'यह ऑर्डर आपके उधार खाते पर लिख दिया है।',
      next: ['यह ठीक न हो तो फोन करें।'],
    },
    goesOnAccount: 'यह ऑर्डर उधार खाते पर है। दरवाजे पर पैसे नहीं देने।',
    otherDay: (onDay) => ({
      event: 'दूसरे दिन आएगा',
      heading: 'आपका ऑर्डर दूसरे दिन आएगा',
      lead: `आपका ऑर्डर अब ${onDay} आएगा।`,
      next: ['यह दिन ठीक न हो तो फोन करें।'],
    }),
    changed: (changes) => ({
      event: 'बदला',
      heading: 'आपका ऑर्डर बदला',
      lead: `आपसे बात के मुताबिक ऑर्डर बदला: ${changes.join('; ')}।`,
      next: ['ऐसा न चाहिए हो तो फोन करें।'],
    }),
    youCancelled: {
      event: 'रद्द हुआ',
      heading: 'आपका ऑर्डर रद्द हुआ',
      lead: 'यह ऑर्डर आपने रद्द किया। कुछ नहीं भेजेंगे।',
      next: [callAboutRefund],
    },
    millCancelled: {
      'Customer asked': 'आपके कहने पर यह ऑर्डर रद्द किया। कुछ नहीं भेजेंगे।',
      'No answer': 'इस ऑर्डर के लिए फोन किया था, बात नहीं हुई, इसलिए इसे रद्द किया। कुछ नहीं भेजेंगे।',
      'Cannot deliver there': 'इस पते पर हम नहीं आ पाते, इसलिए यह ऑर्डर रद्द करना पड़ा। कुछ नहीं भेजेंगे।',
      'Double order': 'यह ऑर्डर दो बार आया था, इसलिए यह वाला रद्द किया। इसे नहीं भेजेंगे।',
      Other: 'यह ऑर्डर हमें रद्द करना पड़ा। कुछ नहीं भेजेंगे।',
    },
    status: {
      Placed: {
        event: 'मिला',
        heading: 'आपका ऑर्डर मिल गया',
        lead: 'आपका ऑर्डर फिर से ले लिया है।',
        next: [moreNews],
      },
      Pending: {
        event: 'रुका है',
        heading: 'आपका ऑर्डर रुका है',
        lead: 'आपका ऑर्डर कतार में है; अभी पक्का नहीं किया है।',
        next: ['आगे बढ़ते ही बताएँगे।'],
      },
      Confirmed: {
        event: 'पक्का हुआ',
        heading: 'आपका ऑर्डर पक्का हो गया',
        lead: 'ऑर्डर पक्का हो गया। चक्की में अब इसी का नंबर है।',
        next: ['आपका आटा पीसकर पैक करेंगे।', canCancel],
      },
      Processing: {
        event: 'तैयार हो रहा है',
        heading: 'आपका आटा तैयार हो रहा है',
        lead: 'आपकी पिसाई और पैकिंग चल रही है।',
        next: ['निकलते ही बताएँगे।', 'अब बदलना या रद्द करना हो तो फोन करें।'],
      },
      Shipped: {
        event: 'आटा निकल चुका है',
        heading: 'आपका आटा निकल चुका है',
        lead: 'आपका आटा चक्की से निकल चुका है।',
        next: ['आटा लेने के लिए घर पर कोई रहे।'],
      },
      Delivered: {
        event: 'पहुँच गया',
        heading: 'आपका आटा पहुँच गया',
        lead: 'आपका आटा पहुँच गया। ताजा-ताजा इस्तेमाल करें।',
        next: ['कुछ ठीक न हो तो फोन करें।'],
      },
      Cancelled: {
        event: 'रद्द हुआ',
        heading: 'आपका ऑर्डर रद्द हुआ',
        lead: 'यह ऑर्डर हमें रद्द करना पड़ा। कुछ नहीं भेजेंगे।',
        next: ['कारण पूछने या फिर मँगवाने के लिए फोन करें।', 'पैसे दे दिए हों, तो वापसी के बारे में पूछें।'],
      },
      Returned: {
        event: 'वापस आया',
        heading: 'आपका ऑर्डर वापस आया',
        lead: 'आपका आटा हमने वापस ले लिया।',
        next: [callAboutRefund],
      },
    },
    payment: {
      Pending: paymentNews('पैसे बाकी', 'पैसे अभी नहीं मिले हैं।'),
      Completed: paymentNews('पैसे पूरे मिल गए', 'आपके पैसे मिल गए। धन्यवाद।'),
      Failed: paymentNews('पैसे नहीं आए', 'पैसे नहीं आए।'),
      Refunded: paymentNews('पैसे लौटा दिए', 'आपके पैसे लौटा दिए।'),
      'Partially Paid': paymentNews('कुछ पैसे मिले', 'कुछ पैसे मिले हैं।'),
      Paid: paymentNews('पैसे मिल गए', 'आपके पैसे मिल गए। धन्यवाद।'),
    },
    milled: milledTexts.packing,
    riderBrings: (rider, day) => `${rider} आज (${day}) पहुँचाएँगे।`,
    flourReturned: (flours, amount) => ({
      event: 'कुछ आटा वापस लिया',
      heading: 'हमने आटा वापस लिया',
      lead: `वापस लिया: ${flours.join('; ')}। आपका बिल ${amount} कम हुआ।`,
    }),
    discountGiven: (amount) => ({
      event: 'छूट',
      heading: 'आपको छूट दी',
      lead: `आपके बिल से ${amount} कम किए।`,
    }),
    refunded: {
      cash: (amount) => `${amount} नकद वापस दिए।`,
      UPI: (amount) => `${amount} UPI से वापस भेजे।`,
    },
    stillToPay: (amount) => `बाकी: ${amount}।`,
    staysOnAccount: (amount) => `इसमें से ${amount} उधार खाते पर रहते हैं।`,
    creditNoteIsThere: (number) => `वापसी की रसीद ${number} “मेरे ऑर्डर” में है।`,
    payCashOrUpi: (amount) => `${amount} दें, नकद या UPI से।`,
    payOnDelivery: (charges) => `आटा मिलने पर पैसे दें। ${charges}`,
    payOnDeliveryExactly: (amount) => `आटा मिलने पर ${amount} दें।`,
    action: 'मेरे ऑर्डर देखें',
  },
};

function paymentNews(event: string, lead: string): english.News {
  return { event, heading: event, lead, next: ['इस बारे में कुछ पूछना हो तो फोन करें।'] };
}
